import { AddressField, Button, Card, readAddressText } from '@amswap/ui';
import { zeroAddress } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useGo } from '../../../routes/useGo.ts';
import { noticeTexts } from '../../../text/noticeTexts.ts';
import * as css from '../people.css.ts';
import { knownAddressesAtom } from '../personAtoms.ts';

/** Asks for an address and leads to what is known of it. Oneself and nobody may be asked about: that page says what they are. */
export function QueryForm() {
  const { t } = useLingui();
  const go = useGo();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const known = useAtomValue(knownAddressesAtom);
  const reading = readAddressText(text);
  const problem =
    refused !== text
      ? undefined
      : reading.state === 'empty'
        ? t`Wallet address: please fill it in.`
        : t(noticeTexts.incorrectFormat);
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    if (reading.state === 'ready') go('memberInfo', { address: reading.address });
    else if (reading.state === 'problem' && reading.problem === 'zero')
      go('memberInfo', { address: zeroAddress });
    else setRefused(text);
  };
  return (
    <Card label={t`Look up an address`}>
      <form className={css.form} onSubmit={submitted} noValidate>
        <AddressField
          label={t`Wallet address`}
          text={text}
          onChange={setText}
          known={known}
          problem={problem}
          enterKeyHint="search"
        />
        <Button type="submit" width="fill">
          <Trans>Look up</Trans>
        </Button>
      </form>
    </Card>
  );
}
