import { AddressText, Card, CopyButton, FigureList, Pill, Skeleton, TourMark } from '@amswap/ui';
import { Sheet } from '@amswap/ui/sheet';
import { formatAmount } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { use, useCallback, useState } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { stack } from '../../shell/page.css.ts';
import { useCloseWithPage } from '../../shell/useCloseWithPage.ts';
import { argumentFigures, type CallVoice, callName } from './callView.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import { unknownWords } from './callWords.ts';
import { type Receipt, receiptAtom } from './receiptAtoms.ts';
import { heading, note } from './tour.css.ts';
import { tourAtom } from './tourAtoms.ts';
import { useCallVoice } from './useCallVoice.tsx';

interface PartProps {
  readonly receipt: Receipt;
  readonly voice: CallVoice;
}

/** What was asked of the chain, and how it ended. */
function Outcome({ receipt, voice }: PartProps) {
  const { t } = useLingui();
  const { native } = voice;
  return (
    <Card>
      <p className={heading}>
        {callName(receipt.call, unknownWords.call, voice)}{' '}
        <Pill tone={receipt.outcome === 'done' ? 'positive' : 'negative'}>
          {receipt.outcome === 'done' ? <Trans>confirmed</Trans> : <Trans>reverted</Trans>}
        </Pill>
      </p>
      <FigureList
        figures={[
          {
            id: 'hash',
            name: t`Transaction`,
            value: (
              <AddressText address={receipt.hash}>
                <CopyButton text={receipt.hash} label={t`Copy the hash`} />
              </AddressText>
            ),
          },
          { id: 'block', name: t`Block`, value: receipt.block.toString() },
          { id: 'time', name: t`Chain time`, value: voice.moment(receipt.time) },
          { id: 'from', name: t`From`, value: <AddressText address={receipt.from} /> },
          ...(receipt.to === undefined
            ? []
            : [{ id: 'to', name: t`To`, value: <AddressText address={receipt.to} /> }]),
          {
            id: 'networkFee',
            name: t`Network fee paid`,
            value: `${formatAmount(receipt.fee, native.decimals)} ${native.symbol}`,
          },
        ]}
      />
    </Card>
  );
}

/** What the contracts told about it. */
function Events({ receipt, voice }: PartProps) {
  return receipt.events.map((event, at) => (
    // The order of a receipt's events never changes.
    <Card key={`${receipt.hash} ${at}`}>
      <p className={heading}>{callName(event, unknownWords.event, voice)}</p>
      <p className={note}>
        {voice.say(event.contract === undefined ? unknownWords.contract : contractTexts[event.contract])}{' '}
        <AddressText address={event.address} />
      </p>
      <FigureList figures={argumentFigures(event, voice)} />
    </Card>
  ));
}

function Content() {
  const reading = useAtomValue(receiptAtom);
  const voice = useCallVoice();
  if (reading.state === 'failed')
    return (
      <p role="alert">
        <Trans>The tour's chain did not answer. Close this and open it again.</Trans>
      </p>
    );
  if (reading.state === 'reading' || voice === undefined) return <Skeleton tenths={8} />;
  if (reading.state === 'absent')
    return (
      <p>
        <Trans>This transaction is in no block of the tour's chain.</Trans>
      </p>
    );
  return (
    <>
      <Outcome receipt={reading.receipt} voice={voice} />
      <Events receipt={reading.receipt} voice={voice} />
    </>
  );
}

/** A receipt of the tour's chain, in place of an explorer. */
export default function ReceiptSheet() {
  const { t } = useLingui();
  const { locale } = useAtomValue(servicesAtom);
  use(locale.rest());
  const tour = useAtomValue(tourAtom);
  const [sheet, setSheet] = useState<'open' | 'closing'>('open');
  const close = useCallback(() => setSheet('closing'), []);
  useCloseWithPage(sheet === 'open', close);
  return (
    <Sheet
      open={sheet === 'open'}
      onClose={close}
      onClosed={() => tour?.showReceipt(undefined)}
      title={t`Receipt`}
    >
      <div className={stack}>
        <TourMark place="figure" />
        <Content />
      </div>
    </Sheet>
  );
}
