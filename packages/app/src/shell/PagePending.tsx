import { Card, Skeleton } from '@amswap/ui';
import { useLingui } from '@lingui/react/macro';
import { stack } from './page.css.ts';

/** While a page's code is on its way for more than a moment. */
export function PagePending() {
  const { t } = useLingui();
  return (
    <div className={stack} role="status" aria-label={t`Loading the page`}>
      <Skeleton tenths={4} />
      <Card busy>
        <Skeleton tenths={10} />
        <Skeleton tenths={6} />
        <Skeleton tenths={8} />
      </Card>
    </div>
  );
}
