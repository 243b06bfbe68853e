import { Button, TextField } from '@amswap/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as css from './sale.css.ts';
import { placeIn } from './saleView.ts';

/** Props of `JumpToPlace`. */
export interface JumpToPlaceProps {
  /** How many places there are. */
  readonly count: number;
  /** Goes to a place, counted from 0. */
  readonly onJump: (index: number) => void;
}

/** Goes to any place of the ranking at once. */
export function JumpToPlace({ count, onJump }: JumpToPlaceProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const place = placeIn(text);
    if (place === undefined || place > count) return setRefused(text);
    onJump(place - 1);
  };
  return (
    <form className={css.jump} onSubmit={submit} noValidate>
      <TextField
        label={t`Go to place`}
        inputMode="numeric"
        value={text}
        onChange={setText}
        problem={refused === text ? t`A place from 1 to ${count}.` : undefined}
      />
      <Button type="submit" variant="quiet">
        <Trans>Go</Trans>
      </Button>
    </form>
  );
}
