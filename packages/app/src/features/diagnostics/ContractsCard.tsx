import {
  AddressText,
  Button,
  Card,
  CopyButton,
  type DiagnosticsRow,
  DiagnosticsRows,
  useFormat,
} from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { contractTexts } from '../../text/contractTexts.ts';
import { askCodesAtom, codesAtom } from './codeAtoms.ts';
import type { ContractCode } from './contractCodes.ts';
import * as css from './diagnostics.css.ts';

const rowState = ({ found, expected }: ContractCode): DiagnosticsRow['state'] => {
  if (found.kind !== 'code') return 'failed';
  if (expected === undefined) return 'unchecked';
  return expected === found.hash ? 'good' : 'differs';
};

function CodeWords({ code }: { readonly code: ContractCode }) {
  const format = useFormat();
  const { address, found } = code;
  const bytes = found.kind === 'code' ? format.integer(found.bytes) : '';
  return (
    <>
      <AddressText address={address} />
      <br />
      {found.kind === 'code' && (
        <span className={css.foreign}>
          {found.hash} · <Trans>{bytes} bytes</Trans>
        </span>
      )}
      {found.kind === 'noCode' && <Trans>no code at this address</Trans>}
      {found.kind === 'noAnswer' && <Trans>the node did not say</Trans>}
    </>
  );
}

function useContractRow(): (code: ContractCode) => DiagnosticsRow {
  const { t } = useLingui();
  return (code) => {
    const { name, found, expected } = code;
    const differs = found.kind === 'code' && expected !== undefined && expected !== found.hash;
    return {
      id: name,
      name: t(contractTexts[name]),
      value: <CodeWords code={code} />,
      state: rowState(code),
      note: differs ? t`The config expects ${expected}. Writes are off.` : undefined,
      action:
        found.kind === 'code' ? (
          <CopyButton text={found.hash} label={t`Copy the hash of the code`} />
        ) : undefined,
    };
  };
}

/** What stands at the address of each contract, held against the config. */
export function ContractsCard() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const state = useAtomValue(codesAtom);
  const ask = useSetAtom(askCodesAtom);
  const rowOf = useContractRow();
  useEffect(() => {
    if (chain !== undefined) void ask();
  }, [chain, ask]);
  if (chain === undefined) return null;
  return (
    <Card label={t`Contracts`} fit="form" busy={state.kind === 'asking'} state={state.kind}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Contracts</Trans>
        </h2>
        <Button
          size="small"
          variant="quiet"
          state={state.kind === 'asking' ? 'busy' : 'ready'}
          onClick={() => void ask()}
        >
          <Trans>Ask again</Trans>
        </Button>
      </div>
      {state.kind === 'known' && <DiagnosticsRows rows={state.codes.map(rowOf)} />}
      {state.kind === 'failed' && (
        <p role="alert">
          <Trans>No node answered what code stands at the contracts.</Trans>
        </p>
      )}
    </Card>
  );
}
