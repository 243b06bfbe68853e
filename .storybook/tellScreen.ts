/** So much of each part is told. */
const mostLetters = 1_500;

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, mostLetters);

const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName.toLowerCase()} "${short(label).slice(0, 60)}"`;
};

/** Whether a screen reader is kept from it, by itself or by what it stands in. */
const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** What stands on the screen, in words: for a play that failed there, on a machine that nobody can look at. */
export function tellScreen(): string {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const focus = document.activeElement;
  return [
    `On the screen: ${short(document.querySelector('main')?.innerText ?? document.body.innerText)}`,
    ...dialogs.map(
      (dialog) => `Dialog${isHidden(dialog) ? ' (hidden)' : ''}: ${short(dialog.textContent ?? '')}`,
    ),
    `Buttons that wait or are off: ${[...document.querySelectorAll('button[disabled], button[aria-busy="true"]')].map(nameOf).join(', ')}`,
    `The focus: ${focus === null ? 'nowhere' : nameOf(focus)}`,
  ].join('\n');
}
