import type { TourStep } from '@amswap/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type TourStepId, tourStepIds } from '../../boot/Tour.ts';

const words: Readonly<
  Record<TourStepId, { readonly title: MessageDescriptor; readonly note: MessageDescriptor }>
> = {
  connect: {
    title: msg`Connect the guest wallet`,
    note: msg`It shows what it is asked, and you may refuse. It holds tokens of the simulated chain.`,
  },
  synthesise: {
    title: msg`Synthesise 40 power paid in X`,
    note: msg`Enter 40, authorise exactly what it costs, then synthesise. The countdown starts again.`,
  },
  record: {
    title: msg`See the record`,
    note: msg`Each synthesis is a machine with what was paid, what it earned and its ceiling.`,
  },
  wait: {
    title: msg`Let ten minutes pass`,
    note: msg`The lucky pool ends without waiting. Whoever paid last has won it once it is settled.`,
  },
  become: {
    title: msg`Be somebody else`,
    note: msg`As the referrer you see what a member's synthesis brought to their line.`,
  },
};

/** The steps as they are shown: those done, the one to do now, and those after it. */
export function shownSteps(
  done: readonly TourStepId[],
  say: (text: MessageDescriptor) => string,
): readonly TourStep[] {
  const now = tourStepIds.find((id) => !done.includes(id));
  return tourStepIds.map((id) => ({
    id,
    title: say(words[id].title),
    note: say(words[id].note),
    state: done.includes(id) ? 'done' : id === now ? 'now' : 'later',
  }));
}
