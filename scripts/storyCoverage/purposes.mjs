// What each component is for: the index of Storybook is drawn by it, and a component that stands nowhere is a hole.

/** @type {readonly (readonly [purpose: string, names: readonly string[]])[]} */
export const purposes = [
  ['Press and go', ['Button', 'IconButton', 'LinkText', 'CopyButton', 'Pagination']],
  [
    'Type and choose',
    [
      'TextField',
      'PasswordField',
      'AmountField',
      'PowerField',
      'AddressField',
      'Field',
      'Select',
      'Segmented',
      'Tabs',
      'Switch',
    ],
  ],
  ['Lie over the page', ['Dialog', 'Drawer', 'Sheet', 'Overlay', 'Popover', 'Tooltip', 'ToastRegion']],
  ['Explain a word', ['Term', 'TermExplainer', 'TermPopover', 'RiskNotice']],
  [
    'Say that something goes on',
    [
      'Progress',
      'Skeleton',
      'Spinner',
      'NetworkBanner',
      'TimedOutNotice',
      'TransactionCard',
      'TransactionTray',
    ],
  ],
  ['Say that there is nothing, or that it failed', ['EmptyState', 'ErrorPanel', 'PageNotFound']],
  ['Frame a page', ['AppFrame', 'Columns', 'Sidebar', 'PageTitle', 'Card', 'SettingsRow']],
  [
    'Show a figure',
    [
      'AmountText',
      'GrowingAmount',
      'ChangeText',
      'FigureList',
      'Pill',
      'Sparkline',
      'ShareBar',
      'EarningsChart',
      'PriceImpact',
      'HoldsOwes',
    ],
  ],
  [
    'Show lists',
    [
      'Table',
      'EndlessList',
      'SaleListTable',
      'RevenueTable',
      'AuthorisationsTable',
      'DiagnosticsRows',
      'TeamList',
    ],
  ],
  [
    'Show time and pools',
    ['Countdown', 'CountdownDial', 'PoolCard', 'WinnerCard', 'MaxPowerCard', 'BurnedCard'],
  ],
  [
    'Show tokens and power',
    [
      'TokenCoin',
      'TokenBalanceRow',
      'TokenBalanceList',
      'OwnPowerCard',
      'RecordCard',
      'OrderCard',
      'ClaimPanel',
    ],
  ],
  [
    'Write to the chain',
    ['AuthoriseForm', 'SynthesisForm', 'ExchangeForm', 'Stepper', 'PlanSheet', 'SignatureSheet'],
  ],
  [
    'Show people and addresses',
    ['AddressText', 'Identicon', 'MemberCard', 'RelationLine', 'ReferralCard', 'ReferralPoster', 'QrCode'],
  ],
  ['Connect a wallet', ['AccountChip', 'WalletPicker', 'WalletlessHelp']],
  ['Show the way round', ['TourMark', 'TourSteps']],
  ['Draw', ['LineIcon']],
];

/** Which components stand under no purpose, or under several, in sentences. */
export function purposeHoles(names) {
  const listed = purposes.flatMap(([, under]) => under);
  return [
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} stands under no purpose of the index.`),
    ...listed
      .filter((name, at) => listed.indexOf(name) !== at)
      .map((name) => `${name} stands under two purposes.`),
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is in the index and is no component.`),
  ];
}
