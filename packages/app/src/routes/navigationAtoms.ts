import { serviceAtom } from '../boot/serviceAtoms.ts';

/** Where the page is. */
export const placeAtom = serviceAtom(
  ({ navigation }) => navigation.place(),
  ({ navigation }, changed) => navigation.follow(changed),
);

/** What stands in the page's place. */
export const drawnAtom = serviceAtom(
  ({ navigation }) => navigation.drawn(),
  ({ navigation }, changed) => navigation.follow(changed),
);
