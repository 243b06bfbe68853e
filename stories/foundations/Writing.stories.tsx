import { createNumberFormat, createTimeFormat, type FormatLocale, figures, text, vars } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTime } from '../../.storybook/storyClock.ts';

const locales = ['en', 'zh-Hans', 'zh-Hant'] as const satisfies readonly FormatLocale[];
const unit = 10n ** 18n;
const minute = 60_000;
const chainTime = BigInt(storyTime / 1000);

/** One figure as each language writes it. */
const numbers: readonly (readonly [what: string, write: (locale: FormatLocale) => string])[] = [
  ['Power, a whole number', (locale) => createNumberFormat(locale).power(12_400n)],
  [
    'An amount, cut, never rounded up',
    (locale) => createNumberFormat(locale).amount((unit * 99_999n) / 10_000n, 18),
  ],
  ['Less than can be shown', (locale) => createNumberFormat(locale).amount(1n, 18)],
  ['A change', (locale) => createNumberFormat(locale).signed(4_120n * unit, 18)],
  ['Made short', (locale) => createNumberFormat(locale).compact(48_210_550n * unit, 18)],
  ['A share, cut: some is never 0 %', (locale) => createNumberFormat(locale).percent(1n, 1_000n)],
];

const times: readonly (readonly [what: string, write: (locale: FormatLocale) => string])[] = [
  ['What happens at 00:00 UTC', (locale) => createTimeFormat(locale).utcDateTime(chainTime)],
  ['A day of the chain', (locale) => createTimeFormat(locale).utcDate(chainTime)],
  ['How long ago', (locale) => createTimeFormat(locale).relative(storyTime - 2 * minute, storyTime)],
  ['A length of time', (locale) => createTimeFormat(locale).duration(7 * minute + 42_000)],
];

/** How the product writes: what it does, and what it leaves. */
const rules: readonly (readonly [does: string, not: string])[] = [
  ['Authorise exactly 96.412 X', 'Approve'],
  ['The cap is a ceiling, not a promise.', 'Earn up to 150 %!'],
  ['Not enough X: 12 are missing.', 'Insufficient balance'],
  ['Nothing was taken from your wallet.', 'Oops! Something went wrong'],
  ['Claim again in 0:38', 'Hurry, claim now'],
];

function Written({ rows }: { readonly rows: typeof numbers }) {
  return (
    <dl style={{ display: 'grid', gap: 16 }}>
      {rows.map(([what, write]) => (
        <div key={what}>
          <dt className={text.label} style={{ color: vars.colour.ink2 }}>
            {what}
          </dt>
          {locales.map((locale) => (
            <dd key={locale} lang={locale} className={`${text.strong} ${figures}`}>
              {write(locale)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'foundations/Writing',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Exact all the way: bigint in, digits out. Three languages below one another. */
export const Numbers: Story = {
  render: () => <Written rows={numbers} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12,400')).toHaveLength(3);
    await expect(canvas.getAllByText('9.9999')).toHaveLength(3);
    await expect(canvas.getAllByText('<0.0001')).toHaveLength(3);
    await expect(canvas.getByText(/万/)).toBeVisible();
    await expect(canvas.getByText(/萬/)).toBeVisible();
  },
};

/** Chain time is UTC and says so; lengths of time are in their two largest units. */
export const Times: Story = {
  render: () => <Written rows={times} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 minutes 42 seconds')).toBeVisible();
    await expect(canvas.getAllByText(/UTC/).length).toBeGreaterThanOrEqual(3);
  },
};

/** Say what happens and what it means; promise nothing, hurry nobody. */
export const Words: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {rules.map(([does, not]) => (
        <li key={does} style={{ display: 'grid', gap: 2 }}>
          <span className={text.strong} style={{ color: vars.colour.positive }}>
            ✓ {does}
          </span>
          <span style={{ color: vars.colour.negative }}>
            ✗ <s>{not}</s>
          </span>
        </li>
      ))}
    </ul>
  ),
};
