import '@amswap/ui/global.css';
import { type RankedSale, SaleListTable, useFormat } from '@amswap/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { messages } from '../../../packages/app/src/locales/en/core.po';

const queueLength = 100_000;
const plainLength = 100;
const decimals = 18;
const unit = 10n ** 18n;

/** What stands at a place follows from the place. */
const saleAt = (place: number): RankedSale => {
  const deposit = BigInt(10 + ((place * 37) % 990)) * unit;
  return {
    id: String(place),
    index: BigInt(place + 1),
    deposit,
    remaining: deposit,
    total: BigInt(place + 1) * 500n * unit,
    owner: place % 1_000 === 499 ? 'oneself' : 'other',
  };
};

/** The product's ranking. */
function Ranking() {
  return <SaleListTable label="MV sale ranking" count={queueLength} saleAt={saleAt} decimals={decimals} />;
}

/** A table as it is written without a thought of its length. */
function PlainTable() {
  const format = useFormat();
  return (
    <div id="scroller" style={{ height: '70vh', overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>Deposit</th>
            <th>Remaining</th>
            <th>Total</th>
            <th>Sold</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: plainLength }, (_, place) => saleAt(place)).map((sale) => (
            <tr key={sale.id}>
              <td>{format.integer(sale.index)}</td>
              <td>{format.amount(sale.deposit, decimals)}</td>
              <td>{format.amount(sale.remaining, decimals)}</td>
              <td>{format.amount(sale.total, decimals)}</td>
              <td>{format.percent(sale.deposit - sale.remaining, sale.deposit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As high as the ranking, with nothing in it. */
function EmptyScroller() {
  return (
    <div id="scroller" style={{ height: '70vh', overflow: 'auto' }}>
      <div style={{ height: queueLength * 44 }} />
    </div>
  );
}

const ways = { ours: <Ranking />, plain: <PlainTable />, empty: <EmptyScroller /> } as const;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Resolves when what was drawn last is on the screen. */
async function painted(): Promise<void> {
  await nextFrame();
  await new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** What the benchmark asks of this page. */
export interface SaleListBench {
  /** Draws a way into an empty page; milliseconds until it is painted. */
  open(way: keyof typeof ways): Promise<number>;
  /** Scrolls by `step` pixels in each of so many frames. */
  scroll(frames: number, step: number): Promise<void>;
}

let root: ReturnType<typeof createRoot> | undefined;

const bench: SaleListBench = {
  async open(way) {
    root?.unmount();
    const place = document.getElementById('app');
    if (place === null) throw new Error('The page has no place for the list.');
    await painted();
    const began = performance.now();
    const opened = createRoot(place);
    root = opened;
    flushSync(() => opened.render(<I18nProvider i18n={i18n}>{ways[way]}</I18nProvider>));
    await painted();
    return performance.now() - began;
  },
  async scroll(frames, step) {
    const scroller = document.querySelector('#scroller, [role="group"]');
    if (scroller === null) throw new Error('Nothing scrolls.');
    for (let frame = 0; frame < frames; frame++) {
      await nextFrame();
      scroller.scrollTop += step;
    }
    await painted();
  },
};

i18n.loadAndActivate({ locale: 'en', messages });
Object.assign(window, { bench });
