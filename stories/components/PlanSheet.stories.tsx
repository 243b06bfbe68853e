import { AmountText, Button, ChangeText, type PlanSheetProps } from '@amswap/ui';
import { PlanSheet } from '@amswap/ui/plan-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { tokens } from './sampleFigures.ts';

/** A page with the button that opens it. */
function Held(props: PlanSheetProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minHeight: 760 }}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Show the plan
      </Button>
      <PlanSheet {...props} open={open} onClose={close} />
    </div>
  );
}

const power = (value: bigint) => ({ value, decimals: 0 });

const plan: PlanSheetProps['plan'] = {
  title: 'Synthesise 240 power',
  check: { kind: 'passes' },
  steps: [
    {
      id: 'authorise',
      name: 'Authorise',
      detail: 'main contract may take exactly 96.412 X, once',
      state: 'now',
    },
    { id: 'act', name: 'Synthesise', detail: 'pay 96.412 X, receive a machine of 240 power', state: 'later' },
  ],
  figures: [
    {
      id: 'x',
      name: 'X balance',
      value: <ChangeText before={tokens('884.129')} after={tokens('787.717')} />,
    },
    { id: 'power', name: 'My power', value: <ChangeText before={power(1_860n)} after={power(2_100n)} /> },
    {
      id: 'fee',
      name: 'Fee, estimated',
      value: <AmountText amount={tokens('0.00021', 'BNB')} digits={{ significant: 2 }} />,
    },
  ],
  caution: 'A machine stops at 150% of its value; the cap is a ceiling, not a promise.',
  act: { label: 'Authorise in wallet', state: 'ready' },
};

const withSteps = (first: PlanSheetProps['plan']['steps'][number]['state'], second: typeof first) =>
  plan.steps.map((step, index) => ({ ...step, state: index === 0 ? first : second }));

const meta = {
  title: 'components/PlanSheet',
  component: PlanSheet,
  args: { open: true, plan, onAct: fn(), onClose: fn(), onRisk: fn() },
  parameters: { pictures: { clip: 'screen' } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PlanSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToAuthorise: Story = {
  parameters: { pictures: { clip: 'screen', desktop: true, locales: ['zh-Hans'] } },
  async play({ args }) {
    await screen.findByRole('dialog', { name: 'Synthesise 240 power' });
    await userEvent.click(screen.getByRole('button', { name: 'Authorise in wallet' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'The risks' }));
    await expect(args.onRisk).toHaveBeenCalledOnce();
  },
};

/** Escape leaves it, and the focus returns to what opened it. */
export const LeftByEscape: Story = {
  args: { open: false },
  parameters: { pictures: 'none' },
  async play({ canvas, args }) {
    const opener = canvas.getByRole('button', { name: 'Show the plan' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** B62: while a step goes on Escape would hide it, so it does not close. */
export const StepGoesOn: Story = {
  args: {
    plan: { ...plan, steps: withSteps('busy', 'later'), act: { label: 'Open your wallet', state: 'busy' } },
  },
  async play({ args }) {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Authorised: Story = {
  args: {
    plan: {
      ...plan,
      steps: withSteps('done', 'now'),
      act: { label: 'Synthesise in wallet', state: 'ready' },
    },
  },
};

export const Checking: Story = { args: { plan: { ...plan, check: { kind: 'checking' } } } };

/** The contract says no before the wallet is asked. */
export const WouldFail: Story = {
  args: {
    plan: {
      ...plan,
      check: {
        kind: 'fails',
        error: {
          what: 'The reserve covers 120 power at most now.',
          funds: 'Nothing was sent.',
          todo: 'Choose less power or come back later.',
        },
      },
    },
  },
  async play({ args }) {
    const act = await screen.findByRole('button', { name: 'Authorise in wallet' });
    await expect(act).toBeDisabled();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const StepFailed: Story = {
  args: {
    plan: { ...plan, steps: withSteps('failed', 'later'), act: { label: 'Authorise again', state: 'ready' } },
  },
};
