import { Card, Skeleton } from '@amswap/ui';
import { stack } from '../../shell/page.css.ts';

/** Home before its first figures: the same boxes, so that nothing moves when they come. */
export function HomeSkeleton() {
  return (
    <div className={stack}>
      <Card busy>
        <Skeleton shape="disc" />
        <Skeleton tenths={6} />
      </Card>
      <Card busy>
        <Skeleton tenths={8} />
        <Skeleton tenths={4} />
      </Card>
    </div>
  );
}
