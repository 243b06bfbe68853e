import { Button, TextField } from '@amswap/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { errorTexts } from '../../text/errorTexts.ts';
import * as css from './diagnostics.css.ts';
import { type AddProblem, addNodeAtom } from './nodeAtoms.ts';

const problemTexts: Readonly<Record<AddProblem, MessageDescriptor>> = {
  badUrl: msg`A node's address begins with https:// and carries no name or password.`,
  known: msg`This node is in the list already.`,
  tooMany: msg`There are enough nodes. Remove one first.`,
  wrongChain: errorTexts['rpc.wrongChain'].what,
  noAnswer: errorTexts['rpc.unreachable'].what,
};

/** A field for the address of a node of one's own. It is asked for its chain before it is taken in. */
export function AddNode() {
  const { t } = useLingui();
  const { toasts } = useAtomValue(servicesAtom);
  const add = useSetAtom(addNodeAtom);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AddProblem>();
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const change = (next: string): void => {
    setText(next);
    setProblem(undefined);
  };
  const submit = async (): Promise<void> => {
    setState('busy');
    const found = await add(text);
    setState('ready');
    setProblem(found);
    if (found !== undefined) return;
    setText('');
    toasts.show(t`Node added`, 'positive');
  };
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    if (state === 'ready') void submit();
  };
  return (
    <form className={css.parts} onSubmit={submitted} noValidate>
      <TextField
        label={t`Add a node`}
        hint={t`It sees which addresses you look at. Only reading goes through it: your wallet sends on its own.`}
        inputMode="url"
        value={text}
        onChange={change}
        problem={problem && t(problemTexts[problem])}
      />
      <Button type="submit" variant="quiet" width="fill" state={text.trim() === '' ? 'off' : state}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
