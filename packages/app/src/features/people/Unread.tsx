import { ErrorPanel } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { errorTexts } from '../../text/errorTexts.ts';

/** In place of what no node could tell, with a way to ask again. */
export function Unread() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const { what, funds, todo } = errorTexts['rpc.unreachable'];
  return (
    <ErrorPanel
      error={{ what: t(what), funds: t(funds), todo: t(todo) }}
      onRetry={() => chain?.reader.refresh()}
    />
  );
}
