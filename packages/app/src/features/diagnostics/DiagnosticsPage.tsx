import { Column, Columns, PageTitle } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { stack } from '../../shell/page.css.ts';
import { BuildCard, KeepAddressCard, StorageCard } from './BuildCard.tsx';
import { ChainCard, WalletCard } from './ChainCard.tsx';
import { ContractsCard } from './ContractsCard.tsx';
import { LogCard } from './LogCard.tsx';
import { NodesCard } from './NodesCard.tsx';

/** The test page: what this page stands on, for whoever looks for a fault. Reads everything, changes only which nodes are asked. */
export default function DiagnosticsPage() {
  const { t } = useLingui();
  return (
    <div className={stack}>
      <PageTitle title={t`Test page`} />
      <Columns>
        <Column>
          <ChainCard />
          <WalletCard />
          <NodesCard />
          <BuildCard />
          <StorageCard />
          <KeepAddressCard />
        </Column>
        <Column>
          <ContractsCard />
          <LogCard />
        </Column>
      </Columns>
    </div>
  );
}
