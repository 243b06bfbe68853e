/** Chooses one of several tabs. */
export interface Election {
  /**
   * Stands for leader until resigned. `lead` runs once when this tab is chosen; the function it returns
   * runs when it has to step down.
   */
  stand(lead: () => () => void): { resign(): void };
}
