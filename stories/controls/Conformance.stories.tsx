import {
  AmountField,
  Button,
  CopyButton,
  IconButton,
  LinkText,
  Pill,
  PowerField,
  Progress,
  Segmented,
  Select,
  Skeleton,
  Spinner,
  Switch,
  TermExplainer,
  TextField,
} from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type ReactElement, type RefObject } from 'react';
import { expect, within } from 'storybook/test';

/** What every control promises, by the kind of thing it is. */
interface Specimen {
  readonly name: string;
  /** Role and name that it is found by; none for decoration. */
  readonly role?: string;
  readonly accessibleName?: string | RegExp;
  /** Whether Tab reaches it. */
  readonly keyboard: 'reached' | 'passed';
  readonly element: ReactElement;
  /** The same, off: not to be reached. */
  readonly off?: ReactElement;
  readonly ref?: RefObject<HTMLElement | null>;
}

const nothing = () => undefined;
const ref = <Element extends HTMLElement>() => createRef<Element>();
const button = ref<HTMLButtonElement>();
const icon = ref<HTMLButtonElement>();
const link = ref<HTMLAnchorElement>();
const text = ref<HTMLInputElement>();
const amount = ref<HTMLInputElement>();
const select = ref<HTMLSelectElement>();
const toggle = ref<HTMLButtonElement>();
const languages = [{ id: 'en', label: 'English' }];
const terms = { step: 20n, lowest: 40n };

/** A class from outside, given as a careless caller without types would give it. */
const leak = { className: 'from-outside' } as object;

const specimens: readonly Specimen[] = [
  {
    name: 'Button',
    role: 'button',
    accessibleName: 'Claim',
    keyboard: 'reached',
    ref: button,
    element: (
      <Button ref={button} {...leak}>
        Claim
      </Button>
    ),
    off: <Button state="off">Claim</Button>,
  },
  {
    name: 'IconButton',
    role: 'button',
    accessibleName: 'Menu',
    keyboard: 'reached',
    ref: icon,
    element: <IconButton ref={icon} label="Menu" icon={<i />} {...leak} />,
    off: <IconButton label="Menu" icon={<i />} state="off" />,
  },
  {
    name: 'LinkText',
    role: 'link',
    accessibleName: 'How it works',
    keyboard: 'reached',
    ref: link,
    element: (
      <LinkText ref={link} href="#/" {...leak}>
        How it works
      </LinkText>
    ),
  },
  {
    name: 'TextField',
    role: 'textbox',
    accessibleName: 'Account',
    keyboard: 'reached',
    ref: text,
    element: <TextField ref={text} label="Account" value="" onChange={nothing} {...leak} />,
    off: <TextField label="Account" value="" onChange={nothing} disabled />,
  },
  {
    name: 'AmountField',
    role: 'textbox',
    accessibleName: 'Amount',
    keyboard: 'reached',
    ref: amount,
    element: (
      <AmountField
        ref={amount}
        label="Amount"
        token="MV"
        decimals={18}
        text=""
        onChange={nothing}
        {...leak}
      />
    ),
    off: <AmountField label="Amount" token="MV" decimals={18} text="" onChange={nothing} disabled />,
  },
  {
    name: 'PowerField',
    role: 'textbox',
    accessibleName: 'Power',
    keyboard: 'reached',
    element: <PowerField label="Power" terms={terms} text="" onChange={nothing} />,
    off: <PowerField label="Power" terms={terms} text="" onChange={nothing} disabled />,
  },
  {
    name: 'Select',
    role: 'combobox',
    accessibleName: 'Language',
    keyboard: 'reached',
    ref: select,
    element: (
      <Select ref={select} label="Language" options={languages} value="en" onChange={nothing} {...leak} />
    ),
    off: <Select label="Language" options={languages} value="en" onChange={nothing} disabled />,
  },
  {
    name: 'Switch',
    role: 'switch',
    accessibleName: 'Motion',
    keyboard: 'reached',
    ref: toggle,
    element: <Switch ref={toggle} label="Motion" value="on" onChange={nothing} {...leak} />,
    off: <Switch label="Motion" value="on" onChange={nothing} disabled />,
  },
  {
    name: 'Segmented',
    role: 'tab',
    accessibleName: 'All',
    keyboard: 'reached',
    element: (
      <Segmented label="Machines" segments={[{ id: 'all', label: 'All' }]} value="all" onChange={nothing} />
    ),
  },
  {
    name: 'CopyButton',
    role: 'button',
    accessibleName: 'Copy address',
    keyboard: 'reached',
    element: <CopyButton label="Copy address" text="0x" />,
  },
  {
    name: 'TermExplainer',
    role: 'button',
    accessibleName: 'settler',
    keyboard: 'reached',
    element: <TermExplainer term="settler">Who is paid.</TermExplainer>,
  },
  {
    name: 'Progress',
    role: 'progressbar',
    accessibleName: 'Sold',
    keyboard: 'passed',
    element: <Progress label="Sold" permille={10} />,
  },
  { name: 'Spinner', role: 'status', keyboard: 'passed', element: <Spinner label="Waiting" /> },
  { name: 'Pill', keyboard: 'passed', element: <Pill>out</Pill> },
  { name: 'Skeleton', keyboard: 'passed', element: <Skeleton /> },
];

function Row({ id, children }: { readonly id: string; readonly children: ReactElement }) {
  return (
    <section aria-label={id} style={{ paddingBlock: 8 }}>
      {children}
    </section>
  );
}

const meta = {
  title: 'controls/Conformance',
  parameters: { pictures: 'none', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Role, name, ref, data-state, and no class from outside. */
export const EveryControl: Story = {
  render: () => (
    <>
      {specimens.map(({ name, element }) => (
        <Row key={name} id={name}>
          {element}
        </Row>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { name, role, accessibleName, ref: holder } of specimens) {
      const row = within(canvas.getByRole('region', { name }));
      const named = accessibleName === undefined ? {} : { name: accessibleName };
      if (role !== undefined) await expect(row.getByRole(role, named), name).toBeInTheDocument();
      if (holder !== undefined)
        await expect(row.getByRole(role ?? '', named), `${name}: ref`).toBe(holder.current);
      await expect(
        canvas.getByRole('region', { name }).querySelector('[data-state]'),
        `${name}: data-state`,
      ).not.toBeNull();
    }
    await expect(canvasElement.querySelector('.from-outside')).toBeNull();
  },
};

/** Tab goes through all that can be pressed or typed into, in their order, and stops nowhere else. */
export const ByKeyboard: Story = {
  render: EveryControl.render as NonNullable<Story['render']>,
  play: async ({ canvas, userEvent }) => {
    const visited = new Set<string>();
    for (let press = 0; press < 40; press += 1) {
      await userEvent.tab();
      const held = document.activeElement?.closest('section')?.getAttribute('aria-label');
      if (held !== undefined && held !== null) visited.add(held);
    }
    const reached = specimens.filter(({ keyboard }) => keyboard === 'reached').map(({ name }) => name);
    await expect([...visited]).toEqual(reached);
    await expect(canvas.getByRole('region', { name: 'Pill' })).toBeVisible();
  },
};

/** What is off cannot be reached by the keyboard. */
export const Off: Story = {
  render: () => (
    <>
      {specimens.map(({ name, off }) =>
        off === undefined ? null : (
          <Row key={name} id={name}>
            {off}
          </Row>
        ),
      )}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const { name, role, accessibleName, off } of specimens) {
      if (off === undefined || role === undefined || accessibleName === undefined) continue;
      const row = within(canvas.getByRole('region', { name }));
      await expect(row.getByRole(role, { name: accessibleName }), name).toBeDisabled();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
