import { type ReactNode, useId } from 'react';
import { type Segment, Segmented } from '../Segmented/Segmented.tsx';
import { panel } from './Tabs.css.ts';

/** Props of `Tabs`. */
export interface TabsProps<Id extends string> {
  /** What is chosen between; heard, not seen. */
  readonly label: string;
  readonly tabs: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** What belongs to the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs with the panel that they switch; the panel is named by its tab. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const panelId = useId();
  const chosen = tabs.find(({ id }) => id === value);
  const name = typeof chosen?.label === 'string' ? chosen.label : label;
  return (
    <div className={panel} data-state={value}>
      <Segmented label={label} segments={tabs} value={value} onChange={onChange} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={name}>
        {children}
      </div>
    </div>
  );
}
