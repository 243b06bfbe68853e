declare module 'virtual:story-coverage' {
  /** A state of a component or page: one story. */
  export interface CoveredState {
    readonly id: string;
    readonly name: string;
    /** `acts`: a user's event and an assertion; `asserts`: an assertion alone; `none`: the story is only drawn. */
    readonly play: 'acts' | 'asserts' | 'empty' | 'none';
    /** How many reference pictures it has; `none` when it says that it wants none. */
    readonly pictures: number | 'none';
  }
  export interface CoveredComponent {
    readonly name: string;
    readonly kind: 'controls' | 'components';
    readonly about: string;
    /** Why a play has to act on it: callbacks, focusable parts, controls in it. */
    readonly reasons: readonly string[];
    readonly states: readonly CoveredState[];
  }
  export interface CoveredPage {
    readonly name: string;
    readonly states: readonly CoveredState[];
  }
  const coverage: {
    readonly components: readonly CoveredComponent[];
    readonly pages: readonly CoveredPage[];
    readonly purposes: readonly (readonly [purpose: string, names: readonly string[]])[];
    readonly holes: readonly string[];
  };
  export default coverage;
}
