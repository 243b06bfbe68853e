import { SignatureSheet } from '@amswap/ui/signature-sheet';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { use } from 'react';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { shownRequest } from './callView.ts';
import { roleNames } from './callWords.ts';
import { answerAtom, askedAtom } from './requestAtoms.ts';
import { tourStateAtom } from './tourAtoms.ts';
import { useCallVoice } from './useCallVoice.tsx';

/** The guest wallet's window: what is to be signed, decoded, with both answers. */
export default function SignaturePrompt() {
  const { t } = useLingui();
  const { locale } = useAtomValue(servicesAtom);
  use(locale.rest());
  const state = useAtomValue(tourStateAtom);
  const asked = useAtomValue(askedAtom);
  const answer = useSetAtom(answerAtom);
  const voice = useCallVoice();
  if (state === undefined || asked === undefined || voice === undefined) return null;
  return (
    <SignatureSheet
      open
      account={{ name: t(roleNames[state.role]), address: state.account }}
      request={shownRequest(asked.request, asked.call, voice)}
      onApprove={() => answer(true)}
      onRefuse={() => answer(false)}
    />
  );
}
