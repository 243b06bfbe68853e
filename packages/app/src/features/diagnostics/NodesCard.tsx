import type { NodeState } from '@amswap/chain';
import {
  Button,
  Card,
  type DiagnosticsRow,
  DiagnosticsRows,
  type DiagnosticsState,
  useFormat,
} from '@amswap/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { AddNode } from './AddNode.tsx';
import * as css from './diagnostics.css.ts';
import {
  askingNodesAtom,
  askNodesAtom,
  nodesAtom,
  preferNodeAtom,
  removeNodeAtom,
  type ShownNode,
} from './nodeAtoms.ts';

const rowStates: Readonly<Record<NodeState, DiagnosticsState>> = {
  unknown: 'unchecked',
  healthy: 'good',
  failing: 'failed',
  rateLimited: 'differs',
  lagging: 'differs',
  wrongChain: 'failed',
};

const stateNotes: Readonly<Record<NodeState, MessageDescriptor | undefined>> = {
  unknown: undefined,
  healthy: undefined,
  failing: msg`It does not answer, and is asked last for a while.`,
  rateLimited: msg`It limits how often it may be asked, and rests for a while.`,
  lagging: msg`It is far behind the other nodes.`,
  wrongChain: msg`It answers for another network and is not used.`,
};

function NodeActs({ node }: { readonly node: ShownNode }) {
  const { t } = useLingui();
  const prefer = useSetAtom(preferNodeAtom);
  const remove = useSetAtom(removeNodeAtom);
  const { url } = node;
  return (
    <>
      {node.choice === 'other' && (
        <Button size="small" variant="quiet" aria-label={t`Ask first: ${url}`} onClick={() => prefer(url)}>
          <Trans>Ask first</Trans>
        </Button>
      )}
      {node.origin === 'added' && (
        <Button size="small" variant="quiet" aria-label={t`Remove: ${url}`} onClick={() => remove(url)}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  );
}

function useNodeRow(): (node: ShownNode) => DiagnosticsRow {
  const { t } = useLingui();
  const format = useFormat();
  const asking = useAtomValue(askingNodesAtom);
  return (node) => {
    const { url, height, latencyMs, state, choice } = node;
    const note = stateNotes[state];
    const block = height === undefined ? '–' : format.integer(height);
    const time = latencyMs === undefined ? '–' : format.integer(Math.round(latencyMs));
    return {
      id: url,
      name: choice === 'first' ? t`Node, asked first` : t`Node`,
      value: (
        <>
          <span className={css.foreign}>{url}</span>
          <br />
          <Trans>
            block {block} · {time} ms
          </Trans>
        </>
      ),
      state: asking ? 'checking' : rowStates[state],
      note: note && t(note),
      action: <NodeActs node={node} />,
    };
  };
}

/** Each node with its latency and height, which one is asked first, and a way to add one. */
export function NodesCard() {
  const { t } = useLingui();
  const chain = useAtomValue(openChainAtom);
  const nodes = useAtomValue(nodesAtom);
  const asking = useAtomValue(askingNodesAtom);
  const ask = useSetAtom(askNodesAtom);
  const rowOf = useNodeRow();
  useEffect(() => {
    if (chain !== undefined) void ask();
  }, [chain, ask]);
  if (chain === undefined) return null;
  const { deployment, tour } = chain;
  return (
    <Card label={t`Nodes`} fit="form">
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Nodes</Trans>
        </h2>
        <Button size="small" variant="quiet" state={asking ? 'busy' : 'ready'} onClick={() => void ask()}>
          <Trans>Ask again</Trans>
        </Button>
      </div>
      <DiagnosticsRows rows={nodes.map(rowOf)} />
      {tour === undefined && !deployment.lockNodes && <AddNode />}
      {deployment.lockNodes && (
        <p className={css.note}>
          <Trans>This deployment allows only its own nodes.</Trans>
        </p>
      )}
    </Card>
  );
}
