import { useLingui } from '@lingui/react/macro';
import type { AddressReading } from './readAddressText.ts';

/** The sentence for what is wrong with an address; undefined where nothing is. Exhaustive by type. */
export function useAddressWords(): (reading: AddressReading) => string | undefined {
  const { t } = useLingui();
  const forms = {
    icap: t`This is an ICAP code. Paste the address that begins with 0x.`,
    missingPrefix: t`An address begins with 0x.`,
    paymentLink: t`This is a payment link. Paste only the address in it.`,
    chainPrefix: t`Paste the address without the chain's name in front.`,
    name: t`Names are not looked up here. Paste the address.`,
    invisibleCharacter: t`There is an invisible character in it. Copy the address again.`,
    length: t`An address has 40 digits after 0x.`,
  };
  const problems = {
    format: t`This is not an address.`,
    checksum: t`A letter or digit is wrong: its checksum does not fit.`,
    zero: t`Nobody owns this address.`,
    self: t`This is your own address.`,
  };
  return (reading) => {
    if (reading.state !== 'problem') return undefined;
    return reading.form === undefined ? problems[reading.problem] : forms[reading.form];
  };
}
