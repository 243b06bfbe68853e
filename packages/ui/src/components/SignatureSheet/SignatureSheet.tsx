import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../controls/Button/Button.tsx';
import { Pill } from '../../controls/Pill/Pill.tsx';
import { Sheet } from '../../controls/Sheet/Sheet.tsx';
import { AddressText } from '../AddressText/AddressText.tsx';
import { FigureList, type ListedFigure } from '../FigureList/FigureList.tsx';
import * as css from './SignatureSheet.css.ts';

/** What the built-in wallet is asked for. */
export type SignatureRequest =
  /** The page wants to see an account. */
  | { readonly kind: 'connect' }
  /** A call of a contract, decoded. */
  | {
      readonly kind: 'transaction';
      /** Name of the function in words: "Authorise". */
      readonly name: string;
      readonly to: { readonly name: string; readonly address: string };
      /** The arguments and the fee, by name. */
      readonly figures: readonly ListedFigure[];
      /** The call as it goes to the chain. */
      readonly data: string;
    }
  /** Text to sign. */
  | { readonly kind: 'message'; readonly text: string };

/** Props of `SignatureSheet`. */
export interface SignatureSheetProps {
  readonly open: boolean;
  /** The account that is asked. */
  readonly account: { readonly name: string; readonly address: string };
  readonly request: SignatureRequest;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

function TransactionRequest({
  request,
}: {
  readonly request: Extract<SignatureRequest, { kind: 'transaction' }>;
}) {
  return (
    <div className={css.box}>
      <div className={css.from}>
        <b>{request.name}</b>
        <span className={css.note}>
          {request.to.name} <AddressText address={request.to.address} />
        </span>
      </div>
      <FigureList figures={request.figures} />
      <details>
        <summary className={css.summary}>
          <Trans>As the chain sees it</Trans>
        </summary>
        <pre className={css.raw}>{request.data}</pre>
      </details>
    </div>
  );
}

/** The tour's own wallet: shows what is to be signed, decoded, and can refuse. Closing it is refusing. */
export function SignatureSheet({ open, account, request, onApprove, onRefuse }: SignatureSheetProps) {
  const { t } = useLingui();
  const titles = {
    connect: t`Show your address to this page?`,
    transaction: t`Confirm the transaction?`,
    message: t`Sign the message?`,
  };
  return (
    <Sheet
      open={open}
      onClose={onRefuse}
      title={titles[request.kind]}
      footer={
        <div className={css.answers}>
          <Button width="fill" variant="quiet" onClick={onRefuse}>
            <Trans>Refuse</Trans>
          </Button>
          <Button width="fill" onClick={onApprove}>
            <Trans>Approve</Trans>
          </Button>
        </div>
      }
    >
      <div className={css.request}>
        <div className={css.from}>
          <AddressText address={account.address} identicon="normal" />
          <Pill tone="accent">
            <Trans>guest wallet</Trans> · {account.name}
          </Pill>
        </div>
        {request.kind === 'transaction' && <TransactionRequest request={request} />}
        {request.kind === 'message' && <pre className={css.raw}>{request.text}</pre>}
        <p className={css.note}>
          <Trans>In a real wallet this window is the wallet's own. Here nothing is worth anything.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
