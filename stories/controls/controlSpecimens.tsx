import {
  Button,
  CopyButton,
  createToasts,
  EndlessList,
  IconButton,
  LineIcon,
  LinkText,
  Pagination,
  Pill,
  Progress,
  Segmented,
  Skeleton,
  Spinner,
  Table,
  Tabs,
  Term,
  TermExplainer,
  TermMeanings,
  ToastRegion,
  useLongPress,
} from '@amswap/ui';
import { Popover } from '@amswap/ui/popover';
import { Tooltip } from '@amswap/ui/tooltip';
import { createRef } from 'react';
import { storyClock } from '../../.storybook/storyClock.ts';
import { fieldSpecimens } from './fieldSpecimens.tsx';
import type { Specimen } from './Specimen.ts';

const nothing = () => undefined;
const toasts = createToasts(storyClock);
const button = createRef<HTMLButtonElement>();
const icon = createRef<HTMLButtonElement>();
const link = createRef<HTMLAnchorElement>();

/** A long press is a way to press any control. */
function LongPressed() {
  return <Button {...useLongPress(nothing)}>Hold</Button>;
}

/** A class from outside, given as a careless caller without types would give it. */
const leak = { className: 'from-outside' } as object;

/** One of every control, in the order in which Tab goes through them. */
export const specimens: readonly Specimen[] = [
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
  ...fieldSpecimens,
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
  {
    name: 'Tabs',
    role: 'tab',
    accessibleName: 'Ranking',
    keyboard: 'reached',
    element: (
      <Tabs label="Sale" tabs={[{ id: 'ranking', label: 'Ranking' }]} value="ranking" onChange={nothing}>
        Orders
      </Tabs>
    ),
  },
  {
    name: 'Pagination',
    role: 'navigation',
    accessibleName: 'Members',
    keyboard: 'reached',
    element: <Pagination label="Members" page={2} pages={5} onPage={nothing} />,
  },
  {
    name: 'EndlessList',
    role: 'group',
    accessibleName: 'Machines',
    keyboard: 'reached',
    element: (
      <EndlessList
        label="Machines"
        count={3}
        keyOf={String}
        rowHeight={2.75}
        row={(at) => <p>Machine {at}</p>}
      />
    ),
  },
  {
    name: 'Table',
    role: 'table',
    accessibleName: 'Kinds',
    keyboard: 'passed',
    element: (
      <Table
        label="Kinds"
        columns={[{ id: 'name', head: 'Kind', role: 'name', cell: (kind: string) => kind }]}
        rows={['Machine']}
        keyOf={(kind) => kind}
      />
    ),
  },
  {
    name: 'Popover',
    role: 'button',
    accessibleName: 'What bounds it',
    keyboard: 'reached',
    element: (
      <Popover trigger={<Button>What bounds it</Button>} title="At most 12">
        The contract holds no more.
      </Popover>
    ),
  },
  {
    name: 'Tooltip',
    role: 'button',
    accessibleName: 'Read again',
    keyboard: 'reached',
    element: (
      <Tooltip words="Reads the figures again">
        <IconButton label="Read again" icon={<i />} />
      </Tooltip>
    ),
  },
  {
    name: 'Term',
    role: 'button',
    accessibleName: 'machine',
    keyboard: 'reached',
    element: (
      <TermMeanings meaning={() => 'What a synthesis makes.'}>
        <Term id="machine">machine</Term>
      </TermMeanings>
    ),
  },
  {
    name: 'LongPress',
    role: 'button',
    accessibleName: 'Hold',
    keyboard: 'reached',
    element: <LongPressed />,
  },
  { name: 'ToastRegion', role: 'status', keyboard: 'passed', element: <ToastRegion toasts={toasts} /> },
  { name: 'LineIcon', keyboard: 'passed', element: <LineIcon name="circleCheck" />, state: 'none' },
  { name: 'Spinner', role: 'status', keyboard: 'passed', element: <Spinner label="Waiting" /> },
  { name: 'Pill', keyboard: 'passed', element: <Pill>out</Pill> },
  { name: 'Skeleton', keyboard: 'passed', element: <Skeleton /> },
];
