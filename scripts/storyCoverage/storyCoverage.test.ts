import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import * as coverage from './storyCoverage.mjs';
// @ts-expect-error a plain script without types
import * as index from './purposes.mjs';

interface State {
  readonly id: string;
  readonly name: string;
  readonly play: string;
  readonly pictures: number | 'none';
}
interface Told {
  readonly title: string;
  readonly component: string | undefined;
  readonly states: readonly State[];
}
const { aboutOf, reasonsToAct, storiesIn, holesOf } = coverage as {
  aboutOf: (code: string, name: string) => string;
  reasonsToAct: (code: string, name: string, controls?: ReadonlySet<string>) => readonly string[];
  storiesIn: (code: string, count: (id: string) => number) => Told | undefined;
  holesOf: (components: readonly object[], told: readonly object[]) => readonly string[];
};

const { purposes, purposeHoles } = index as {
  purposes: readonly (readonly [string, readonly string[]])[];
  purposeHoles: (names: readonly string[]) => readonly string[];
};

const file = (stories: string) => `
const meta = { title: 'components/OrderCard', component: OrderCard } satisfies Meta<typeof OrderCard>;
export default meta;
${stories}`;
const playOf = (play: string) =>
  storiesIn(file(`export const OnSale: Story = { play: ${play} };`), () => 2)?.states[0];

describe('storiesIn', () => {
  it('names each state as Storybook does, with its pictures', () => {
    const told = storiesIn(file('export const OnSale: Story = {};'), () => 2);
    expect(told).toMatchObject({ title: 'components/OrderCard', component: 'OrderCard' });
    expect(told?.states).toEqual([
      { id: 'components-ordercard--on-sale', name: 'On Sale', play: 'none', pictures: 2 },
    ]);
  });

  it.each([
    ['async () => {}', 'empty'],
    ['async ({ userEvent }) => { await userEvent.tab(); }', 'empty'],
    ['async ({ canvas }) => { await expect(canvas.getByText("x")).toBeVisible(); }', 'asserts'],
    [
      'async ({ canvas, userEvent }) => { await userEvent.tab(); await expect(canvas).toBeTruthy(); }',
      'acts',
    ],
    ['Other.play', 'acts'],
  ])('reads the play %s as %s', (play, kind) => {
    expect(playOf(play)?.play).toBe(kind);
  });

  it('is not told of files without a title', () => {
    expect(storiesIn('export const x = 1;', () => 0)).toBeUndefined();
  });
});

describe('reasonsToAct', () => {
  const code = (props: string, jsx: string) =>
    `interface OrderCardProps { ${props} }\nexport function OrderCard() { return ${jsx}; }`;

  it.each([
    ['a callback', code('readonly onTakeOut: () => void;', '<p />'), ['onTakeOut']],
    ['a focusable part', code('', '<p><button type="button" /></p>'), ['<button>']],
    ['a control', code('', '<Button />'), ['<Button>']],
    ['nothing', code('readonly only: string;', '<p><AmountText /></p>'), []],
  ])('finds %s', (_what, source, reasons) => {
    expect(reasonsToAct(source, 'OrderCard', new Set(['Button']))).toEqual(reasons);
  });
});

describe('holesOf', () => {
  const component = { kind: 'components', name: 'OrderCard' };
  const states = (play: string) => [{ name: 'On Sale', play }];

  it('names what has no story, what is never pressed and what asserts nothing', () => {
    const holes = holesOf(
      [
        { ...component, reasons: [], states: [] },
        { ...component, reasons: ['onTakeOut'], states: states('asserts') },
        { ...component, reasons: ['onTakeOut'], states: states('acts') },
      ],
      [{ file: 'OrderCard.stories.tsx', states: states('empty') }],
    );
    expect(holes).toEqual([
      'components/OrderCard has no story.',
      'components/OrderCard has onTakeOut, and no play acts on it.',
      'OrderCard.stories.tsx: the play of "On Sale" asserts nothing.',
    ]);
  });
});

describe('aboutOf', () => {
  it('takes the first sentences of the component’s own comment', () => {
    const code = `/** Props of \`Pill\`. */
export interface PillProps {}
/**
 * A small word about a thing. Never
 * pressed. And more.
 */
export function Pill() {}`;
    expect(aboutOf(code, 'Pill')).toBe('A small word about a thing. Never pressed.');
    expect(aboutOf(code, 'Other')).toBe('');
  });
});

describe('purposeHoles', () => {
  const all = purposes.flatMap(([, names]) => names);

  it('names what stands nowhere and what is gone', () => {
    expect(purposeHoles(all)).toEqual([]);
    expect(purposeHoles([...all, 'NewCard'])).toEqual(['NewCard stands under no purpose of the index.']);
    expect(purposeHoles(all.filter((name) => name !== 'Pill'))).toEqual([
      'Pill is in the index and is no component.',
    ]);
  });
});
