// Light controls only. What needs the headless library has a subpath of its own (see the package's exports).
export { AddressField, type AddressFieldProps } from './AddressField/AddressField.tsx';
export { type AddressReading, type AddressTerms, readAddressText } from './AddressField/readAddressText.ts';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export {
  type AmountFieldProblem,
  type AmountReading,
  type AmountTerms,
  readAmount,
} from './AmountField/readAmount.ts';
export { Button, type ButtonProps, type ButtonState } from './Button/Button.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { copyText } from './CopyButton/copyText.ts';
export {
  EndlessList,
  type EndlessListProps,
  type ListColumn,
  type ListEnd,
} from './EndlessList/EndlessList.tsx';
export { Field, type FieldProps, type FieldWiring, type FieldWords } from './Field/Field.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { LineIcon, type LineIconProps } from './LineIcon/LineIcon.tsx';
export { LinkText, type LinkTextProps } from './LinkText/LinkText.tsx';
export { longPressMs, longPressSlack } from './LongPress/longPress.ts';
export { type LongPressHandlers, useLongPress } from './LongPress/useLongPress.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Pill, type PillProps } from './Pill/Pill.tsx';
export { PowerField, type PowerFieldProps } from './PowerField/PowerField.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { Segmented, type SegmentedProps, type Segment } from './Segmented/Segmented.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps } from './Table/Table.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export {
  Term,
  type TermId,
  type TermMeaning,
  TermMeanings,
  type TermMeaningsProps,
  type TermProps,
} from './Term/Term.tsx';
export { TermExplainer, type TermExplainerProps } from './TermExplainer/TermExplainer.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { createToasts, type Toast, type Toasts, type ToastTone } from './Toast/toasts.ts';
