import {
  AddressField,
  AmountField,
  Field,
  PasswordField,
  PowerField,
  Select,
  Switch,
  TextField,
} from '@amswap/ui';
import { createRef } from 'react';
import type { Specimen } from './Specimen.ts';

const nothing = () => undefined;
const text = createRef<HTMLInputElement>();
const amount = createRef<HTMLInputElement>();
const select = createRef<HTMLSelectElement>();
const toggle = createRef<HTMLButtonElement>();
const languages = [{ id: 'en', label: 'English' }];
const terms = { step: 20n, lowest: 40n };

/** A class from outside, given as a careless caller without types would give it. */
const leak = { className: 'from-outside' } as object;

/** What one types into or chooses by. */
export const fieldSpecimens: readonly Specimen[] = [
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
    name: 'AddressField',
    role: 'textbox',
    accessibleName: 'Settler address',
    keyboard: 'reached',
    element: <AddressField label="Settler address" text="" onChange={nothing} {...leak} />,
    off: <AddressField label="Settler address" text="" onChange={nothing} disabled />,
  },
  {
    name: 'PasswordField',
    role: 'button',
    accessibleName: 'Show the password',
    keyboard: 'reached',
    element: <PasswordField label="Password" value="" onChange={nothing} {...leak} />,
  },
  {
    name: 'Field',
    role: 'textbox',
    accessibleName: 'Name of the node',
    keyboard: 'reached',
    element: (
      <Field label="Name of the node">
        {(wiring) => <input {...wiring} style={{ width: '100%', minWidth: 0 }} />}
      </Field>
    ),
  },
];
