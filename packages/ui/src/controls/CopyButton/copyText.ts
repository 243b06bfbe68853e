/** Pages over plain http have no clipboard API: a field that is selected and copied, out of sight. */
function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog keeps the focus inside itself, so the field has to stand in it.
  (held?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (held instanceof HTMLElement) held.focus();
  }
}

/** Puts text on the clipboard. False when the browser does not let us. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
