import { permille, useFormat } from '../../format/index.ts';
import * as css from './ShareBar.css.ts';
import { type Series, seriesOf, sumOf } from './seriesOf.ts';

/** A kind and how much of the whole it is. */
export interface Share {
  readonly id: string;
  /** Its name, for screen readers; seen, it stands beside a `SeriesMark`. */
  readonly name: string;
  /** Base units; all shares of a bar in the same token. */
  readonly value: bigint;
}

/** Props of `ShareBar`. */
export interface ShareBarProps {
  /** What is shared out: "Waiting to be claimed, by kind". */
  readonly label: string;
  /** In the order of their colours, at most five. */
  readonly shares: readonly Share[];
}

/** One bar, a part for each kind, as long as its share. Empty when there is nothing. */
export function ShareBar({ label, shares }: ShareBarProps) {
  const format = useFormat();
  const whole = sumOf(shares.map(({ value }) => value));
  const parts = shares.map((share, place) => ({
    ...share,
    series: seriesOf(place),
    part: permille(share.value, whole),
    percent: format.percent(share.value, whole),
  }));
  const words = parts.map(({ name, percent }) => `${name} ${percent}`).join(', ');
  const seen = parts.filter(({ part }) => part > 0);
  return (
    <div
      role="img"
      aria-label={`${label}: ${words}`}
      className={css.bar}
      data-state={seen.length === 0 ? 'empty' : 'shared'}
    >
      {seen.map(({ id, series, part }) => (
        <span key={id} className={`${css.part} ${css.series[series]}`} style={{ flexGrow: part }} />
      ))}
    </div>
  );
}

/** Props of `SeriesMark`. */
export interface SeriesMarkProps {
  readonly series: Series;
}

/** The colour of a kind beside its name; decoration. */
export function SeriesMark({ series }: SeriesMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`${css.mark} ${css.series[series]}`}
      data-state={`series ${series}`}
    />
  );
}
