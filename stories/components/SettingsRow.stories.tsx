import { LinkText, Segmented, SettingsRow, Switch } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const onMotion = fn();
const onTheme = fn();
const themes = ['System', 'Light', 'Dark'].map((label) => ({ id: label, label }));

const meta = {
  title: 'components/SettingsRow',
  component: SettingsRow,
  args: { name: 'Version', children: '1.0.0' },
} satisfies Meta<typeof SettingsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows as a page has them: a wide control takes a line of its own where it must. */
export const Several: Story = {
  render: (args) => (
    <div>
      <SettingsRow name="Theme" note="Light and dark follow the system unless you choose.">
        <Segmented label="Theme" segments={themes} value="System" onChange={onTheme} />
      </SettingsRow>
      <SettingsRow name="Motion" note="Less of it: nothing slides or rolls.">
        <Switch label="Motion" value="on" onChange={onMotion} />
      </SettingsRow>
      <SettingsRow name="Licences">
        <LinkText href="#/">Show</LinkText>
      </SettingsRow>
      <SettingsRow {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Motion' }));
    await expect(onMotion).toHaveBeenLastCalledWith('off');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dark' }));
    await expect(onTheme).toHaveBeenLastCalledWith('Dark');
  },
};
