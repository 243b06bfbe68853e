import { Card, Segmented, TextField, useFormat } from '@amswap/ui';
import { formatAmount } from '@amswap/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as css from './exchange.css.ts';
import { offeredSlippages, parseSlippage, slippageAdvice, slippageAtom } from './slippage.ts';

const basisPoints = 10_000n;
const own = 'own';

/** How far the price may move between the quote and the block; remembered in this browser. */
export function SlippageSetting() {
  const { t } = useLingui();
  const format = useFormat();
  const [slippage, choose] = useAtom(slippageAtom);
  const isOffered = offeredSlippages.some((points) => points === slippage);
  const [way, setWay] = useState<'offered' | 'own'>(isOffered ? 'offered' : 'own');
  const [text, setText] = useState(isOffered ? '' : formatAmount(BigInt(slippage), 2));
  const type = (typed: string): void => {
    setText(typed);
    const points = parseSlippage(typed);
    if (points !== undefined) choose(points);
  };
  const pick = (id: string): void => {
    if (id === own) return setWay('own');
    setWay('offered');
    choose(Number(id));
  };
  const advice = slippageAdvice(slippage);
  const wrong = way === 'own' && text !== '' && parseSlippage(text) === undefined;
  return (
    <Card label={t`Slippage limit`} className={css.slippage}>
      <h2 className={css.leadTitle}>
        <Trans>Slippage limit</Trans>
      </h2>
      <Segmented
        label={t`Slippage limit`}
        segments={[
          ...offeredSlippages.map((points) => ({
            id: String(points),
            label: format.percent(BigInt(points), basisPoints, 2),
          })),
          { id: own, label: t`Own` },
        ]}
        value={way === 'own' ? own : String(slippage)}
        onChange={pick}
      />
      {way === 'own' && (
        <TextField
          label={t`Own limit`}
          inputMode="decimal"
          value={text}
          onChange={type}
          end="%"
          problem={wrong ? t`From 0.01 to 50 per cent.` : undefined}
        />
      )}
      {advice === 'none' ? (
        <p className={css.note}>
          <Trans>If the price moves further, nothing is bought and nothing is taken.</Trans>
        </p>
      ) : (
        <p className={css.warning} role="status">
          {advice === 'mayFail' ? (
            <Trans>So narrow a limit often makes a purchase fail, which still costs the network fee.</Trans>
          ) : (
            <Trans>
              So wide a limit lets others push the price before your purchase. You may get much less.
            </Trans>
          )}
        </p>
      )}
    </Card>
  );
}
