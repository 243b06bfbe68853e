import { Button } from '@amswap/ui';
import { Dialog } from '@amswap/ui/dialog';
import { Drawer } from '@amswap/ui/drawer';
import { Sheet } from '@amswap/ui/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import coverage from 'virtual:story-coverage';
import { specimens } from './controlSpecimens.tsx';

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
    for (const { name, role, accessibleName, ref: holder, state } of specimens) {
      const row = within(canvas.getByRole('region', { name }));
      const named = accessibleName === undefined ? {} : { name: accessibleName };
      if (role !== undefined) await expect(row.getByRole(role, named), name).toBeInTheDocument();
      if (holder !== undefined)
        await expect(row.getByRole(role ?? '', named), `${name}: ref`).toBe(holder.current);
      const styled = canvas.getByRole('region', { name }).querySelector('[data-state]');
      if (state !== 'none') await expect(styled, `${name}: data-state`).not.toBeNull();
    }
    await expect(canvasElement.querySelector('.from-outside')).toBeNull();
  },
};

/** Tab goes through all that can be pressed or typed into, in their order, and stops nowhere else. */
export const ByKeyboard: Story = {
  render: EveryControl.render as NonNullable<Story['render']>,
  play: async ({ canvas, userEvent }) => {
    const visited = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
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

const overlays = { Dialog, Drawer, Sheet } as const;
type OverlayName = keyof typeof overlays;
const overlayNames = Object.keys(overlays) as OverlayName[];

interface OpenedProps {
  readonly name: OverlayName;
  readonly overlay: (typeof overlays)[OverlayName];
}

function Opened({ name, overlay: Overlay }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {name}</Button>
      <Overlay open={open} onClose={() => setOpen(false)} title={`A ${name}`} description="What it is for">
        <Button>Inside</Button>
      </Overlay>
    </>
  );
}

/** What lies over the page: named, described, with the focus in it, left by Escape, and the focus back where it was. */
export const Overlays: Story = {
  render: () => (
    <>
      {overlayNames.map((name) => (
        <Row key={name} id={name}>
          <Opened name={name} overlay={overlays[name]} />
        </Row>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of overlayNames) {
      const opener = canvas.getByRole('button', { name: `Open ${name}` });
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: `A ${name}` });
      await expect(dialog, `${name}: data-state`).toHaveAttribute('data-state');
      await expect(dialog, `${name}: description`).toHaveAccessibleDescription('What it is for');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener, `${name}: focus back`).toHaveFocus());
    }
  },
};

/** Parts that are never alone, by the control whose conformance is theirs. */
const partOf: Readonly<Record<string, string>> = { Overlay: 'Dialog', TermPopover: 'TermExplainer' };

/** No control is left out: the list is that of the sources. */
export const NoneLeftOut: Story = {
  render: () => <p>{specimens.length + overlayNames.length} controls are held to the same promises.</p>,
  play: async () => {
    const held = new Set<string>([...specimens.map(({ name }) => name), ...overlayNames]);
    const left = coverage.components.filter(
      ({ kind, name }) => kind === 'controls' && !held.has(partOf[name] ?? name),
    );
    await expect(left.map(({ name }) => name)).toEqual([]);
  },
};
