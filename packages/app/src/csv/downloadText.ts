/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, page: Document = document): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = url;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
