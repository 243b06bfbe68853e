import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { useClock } from '../../clock/index.ts';
import { unseen } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { holder, icon } from './CopyButton.css.ts';
import { copyText } from './copyText.ts';

/** How long the answer stands, milliseconds: as long as a toast. */
const answerLasts = 1_500;

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What is put on the clipboard, to the letter. */
  readonly text: string;
  /** What is copied, in words: "Copy address". */
  readonly label: string;
  readonly size?: 'large' | 'medium' | 'small' | undefined;
}

const icons = { idle: Copy, copied: Check, failed: TriangleAlert };

/** Copies and says so, beside itself and to screen readers. */
export function CopyButton({ text, label, size = 'small' }: CopyButtonProps) {
  const { t } = useLingui();
  const clock = useClock();
  const [state, setState] = useState<keyof typeof icons>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    return clock.after(answerLasts, () => setState('idle'));
  }, [clock, state]);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  const Icon = icons[state];
  const answer = { idle: '', copied: t`copied`, failed: t`Copying is not possible here.` }[state];
  return (
    <span className={holder} data-state={state}>
      <IconButton
        label={label}
        icon={<Icon className={icon} aria-hidden="true" />}
        size={size}
        onClick={() => void copy()}
      />
      <output className={unseen}>{answer}</output>
    </span>
  );
}
