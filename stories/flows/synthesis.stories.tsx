import type { OpenRouteId } from '@amswap/app';
import type { PayTokenId } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirmPlan, connectGuest, flowMeta, shownFlow } from './tourFlow.tsx';

const meta = { title: 'flows/synthesis', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The least synthesis of a token in the tour. */
interface Least {
  readonly token: PayTokenId;
  readonly route: OpenRouteId;
  readonly power: string;
  readonly payment: string;
}

/** Through the tour's own wallet: connect, authorise exactly, synthesise, and see it recorded. */
const paid = ({ token, route, power, payment }: Least): Story => ({
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step(`choose ${power} power`, async () => {
      await shownFlow().goTo(route);
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Power to synthesise' }), power);
      const button = await canvas.findByRole('button', { name: `Authorise exactly ${payment} ${token}` });
      await userEvent.click(button);
    });
    await step('read the plan and the risks, and approve both', async () =>
      confirmPlan(`Synthesise ${power} power`, 'first'),
    );
    await step('the record appears', async () => {
      const records = within(await canvas.findByRole('region', { name: 'Synthesis record' }));
      await waitFor(() =>
        expect(records.getAllByRole('listitem')[0]).toHaveTextContent(`${power} power · ${token}`),
      );
    });
  },
});

export const FortyPowerPaidInX = paid({ token: 'X', route: 'synthesiseX', power: '40', payment: '16' });
export const FortyPowerPaidInUsdt = paid({
  token: 'USDT',
  route: 'synthesiseUsdt',
  power: '40',
  payment: '40',
});
export const FortyPowerPaidInAcb = paid({ token: 'ACB', route: 'synthesiseAcb', power: '40', payment: '80' });
export const HundredPowerPaidInWxb = paid({
  token: 'WXB',
  route: 'synthesiseWxb',
  power: '100',
  payment: '5',
});
export const HundredPowerPaidInFtb = paid({
  token: 'FTB',
  route: 'synthesiseFtb',
  power: '100',
  payment: '500',
});
export const HundredPowerPaidInLbt = paid({
  token: 'LBT',
  route: 'synthesiseLbt',
  power: '100',
  payment: '800',
});
