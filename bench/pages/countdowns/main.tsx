import { browserClock, Countdown } from '@amswap/ui';
import { countdownText } from '@amswap/values';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { createRoot } from 'react-dom/client';
import { messages } from '../../../packages/app/src/locales/en/core.po';

/** How many count down at once. */
const count = 50;
const length = 600_000;
const opened = browserClock.now();
const ends = Array.from({ length: count }, (_, index) => opened + length + index * 1000);

const nowAtom = atom(opened);

/** As it is often written: one shared atom that moves every second, and everybody who reads it is drawn again. */
function AtomCountdown({ endsAt }: { readonly endsAt: number }) {
  return <div role="timer">{countdownText(Math.max(0, endsAt - useAtomValue(nowAtom)))}</div>;
}

function ByAtom() {
  return ends.map((endsAt) => <AtomCountdown key={endsAt} endsAt={endsAt} />);
}

function Ours() {
  return ends.map((endsAt) => (
    <Countdown key={endsAt} state={{ kind: 'running', endsAt, length }} label="Round closes in" />
  ));
}

i18n.loadAndActivate({ locale: 'en', messages });
const root = document.getElementById('app');
const way = new URLSearchParams(location.search).get('way');
if (root !== null) {
  const store = createStore();
  if (way === 'atom') browserClock.every(1000, () => store.set(nowAtom, browserClock.now()));
  createRoot(root).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{way === 'atom' ? <ByAtom /> : <Ours />}</I18nProvider>
    </Provider>,
  );
}
