import { abiHash } from '@amswap/chain';
import { AddressText, Card, type DiagnosticsRow, DiagnosticsRows, FigureList } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { storageKeys } from '../../boot/storageKeys.ts';
import { appVersion } from '../../boot/version.ts';
import { buildId } from './buildId.ts';
import * as css from './diagnostics.css.ts';

/** Which build this is, and whether it fits the contracts. */
export function BuildCard() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const wanted = chain?.deployment.abiHash;
  const fits = wanted === abiHash;
  const rows: readonly DiagnosticsRow[] = [
    { id: 'version', name: t`Version of the app`, value: appVersion, state: 'unchecked' },
    {
      id: 'build',
      name: t`Hash of the build`,
      value: buildId(document) ?? t`not built: a page of development`,
      state: 'unchecked',
    },
    {
      id: 'abi',
      name: t`Hash of the interfaces`,
      value: <span className={css.foreign}>{abiHash}</span>,
      state: wanted === undefined ? 'unchecked' : fits ? 'good' : 'differs',
      note: wanted === undefined || fits ? undefined : t`The config expects ${wanted}. Writes are off.`,
    },
  ];
  return (
    <Card label={t`Build`} fit="form">
      <h2 className={css.title}>
        <Trans>Build</Trans>
      </h2>
      <DiagnosticsRows rows={rows} />
    </Card>
  );
}

/** The three addresses of the config whose purpose is not known. They are shown, and nothing else is done with them. */
export function KeepAddressCard() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  if (chain === undefined) return null;
  return (
    <Card label={t`keepAddress of the config`} fit="form">
      <h2 className={css.title}>
        <Trans>keepAddress of the config</Trans>
      </h2>
      <p className={css.note}>
        <Trans>Three wallets that the config names. They have no rights here, and nothing reads them.</Trans>
      </p>
      <FigureList
        figures={chain.deployment.keepAddress.map((address, at) => ({
          id: address,
          name: String(at + 1),
          value: <AddressText address={address} />,
        }))}
      />
    </Card>
  );
}

/** Whether this browser keeps things, and which of ours it holds. Values are not shown: some are secrets. */
export function StorageCard() {
  const { t } = useLingui();
  const { entries } = useAtomValue(servicesAtom);
  const plain = [
    storageKeys.session,
    storageKeys.locale,
    storageKeys.theme,
    storageKeys.motion,
    storageKeys.referrer,
    storageKeys.wallet,
    storageKeys.nodes,
    storageKeys.slippage,
  ];
  const held = plain.filter((key) => entries.read(key) !== null);
  return (
    <Card label={t`Storage`} fit="form">
      <h2 className={css.title}>
        <Trans>Storage</Trans>
      </h2>
      <FigureList
        figures={[
          {
            id: 'kept',
            name: t`This browser keeps what is written`,
            value: entries.isKept() ? t`yes` : t`no: it is gone with this page`,
            tone: entries.isKept() ? 'plain' : 'warning',
          },
          {
            id: 'held',
            name: t`Entries`,
            value: held.length === 0 ? t`none` : <span translate="no">{held.join(', ')}</span>,
          },
        ]}
      />
    </Card>
  );
}
