import { Button, type ButtonState, Card, PasswordField, TextField } from '@amswap/ui';
import { looksLikeSecret } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { bindAtom, signedInAtom, signInAtom } from './bindAtoms.ts';
import * as css from './bind.css.ts';
import type { BindAct } from './bindState.ts';
import { DemoAccount } from './DemoAccount.tsx';
import { LostPassword } from './LostPassword.tsx';

/** Props of `BindForm`. */
export interface BindFormProps {
  readonly act: BindAct;
  /** Host that account and password go to; undefined in the tour, where they stay in the page. */
  readonly host: string | undefined;
  /** Whether it is known that the wallet is bound to nothing. */
  readonly known: 'none' | 'unknown';
}

/** What the button says of what goes on. */
function useActWords(act: BindAct): string {
  const { t } = useLingui();
  const signedIn = useAtomValue(signedInAtom);
  switch (act) {
    case 'signing':
      return t`Answer in your wallet`;
    case 'binding':
      return t`Binding`;
    case 'reading':
    case 'unbinding':
      return t`Asking the accounts service`;
    case 'idle':
      return signedIn ? t`Bind` : t`Sign in and bind`;
  }
}

/** Where the two go, and what nobody needs. */
function Promises({ host }: Pick<BindFormProps, 'host'>) {
  return (
    <>
      <p className={css.note}>
        {host === undefined ? (
          <Trans>
            In the tour the accounts service is simulated inside this page. Nothing is sent anywhere.
          </Trans>
        ) : (
          <Trans>
            Account and password are sealed in this page and go to <strong>{host}</strong> alone.
          </Trans>
        )}
      </p>
      <p className={css.warning}>
        <Trans>Nobody ever needs your seed phrase or your private key for this: never type them here.</Trans>
      </p>
    </>
  );
}

/** The form's own state. Text that looks like a key or a seed phrase is cleared at once, and kept nowhere. */
function useEntry() {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [notice, setNotice] = useState<'none' | 'secret' | 'submitted'>('none');
  const taking = (set: (text: string) => void) => (text: string) => {
    const secret = looksLikeSecret(text);
    set(secret ? '' : text);
    setNotice(secret ? 'secret' : 'none');
  };
  return {
    account,
    password,
    notice,
    setNotice,
    onAccount: taking(setAccount),
    onPassword: taking(setPassword),
    fill(name: string, secret: string) {
      setAccount(name);
      setPassword(secret);
      setNotice('none');
    },
  };
}

function Fields({ entry, off }: { readonly entry: ReturnType<typeof useEntry>; readonly off: boolean }) {
  const { t } = useLingui();
  const { account, password, notice } = entry;
  const missing = (text: string, words: string) =>
    notice === 'submitted' && text.trim() === '' ? words : undefined;
  return (
    <>
      <TextField
        label={t`Account`}
        value={account}
        onChange={entry.onAccount}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={off}
        problem={missing(account, t`Account: please fill it in.`)}
      />
      <PasswordField
        label={t`Password`}
        value={password}
        onChange={entry.onPassword}
        disabled={off}
        problem={missing(password, t`Password: please fill it in.`)}
      />
      {notice === 'secret' && (
        <p className={css.warning} role="alert">
          <Trans>
            What you entered looks like a private key or a seed phrase. It was cleared and kept nowhere.
            Whoever has it has your funds.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Account and password, sealed in the page and sent with the wallet's signature. */
export function BindForm({ act, host, known }: BindFormProps) {
  const { t } = useLingui();
  const entry = useEntry();
  const bind = useSetAtom(bindAtom);
  const signIn = useSetAtom(signInAtom);
  const signedIn = useAtomValue(signedInAtom);
  const words = useActWords(act);
  const state: ButtonState = act === 'idle' ? 'ready' : 'busy';
  const { account, password } = entry;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (account.trim() === '' || password === '') return entry.setNotice('submitted');
    // What was typed is gone once it has done its work.
    if (await bind({ account: account.trim(), password })) entry.fill('', '');
  };
  return (
    <Card label={t`Bind an account`} fit="form" state={act}>
      <Promises host={host} />
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <Fields entry={entry} off={act !== 'idle'} />
        {host === undefined && <DemoAccount onFill={entry.fill} />}
        <div className={css.acts}>
          <Button type="submit" width="fill" state={state}>
            {words}
          </Button>
          {known === 'unknown' && !signedIn && (
            <Button
              variant="plain"
              width="fill"
              state={act === 'idle' ? 'ready' : 'off'}
              onClick={() => void signIn()}
            >
              <Trans>Sign in to see what this wallet is bound to</Trans>
            </Button>
          )}
        </div>
      </form>
      <LostPassword />
    </Card>
  );
}
