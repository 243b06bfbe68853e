/** Where progress is shown. */
export interface ProgressScreen {
  /** Whether a line can be written over. */
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const width = 30;

/** Shows how far something is: a bar that moves on a terminal, a line for every tenth in a log. */
export function createProgressBar(screen: ProgressScreen, total: number): (done: number) => void {
  let tenths = -1;
  return (done) => {
    const part = total === 0 ? 1 : done / total;
    const words = `${Math.floor(part * 100)} %  ${done} of ${total}`;
    if (screen.isTTY) {
      const full = Math.round(part * width);
      screen.write(
        `\r[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${words}${done === total ? '\n' : ''}`,
      );
    } else if (Math.floor(part * 10) > tenths) {
      tenths = Math.floor(part * 10);
      screen.write(`${words}\n`);
    }
  };
}
