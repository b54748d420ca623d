/** Shows the buttons that copy a text; without script or clipboard they stay hidden. */
export function showCopyButtons(buttons: Iterable<HTMLButtonElement>): void {
  const { clipboard }: Partial<Navigator> = navigator;
  if (!clipboard) return;
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await clipboard.writeText(button.dataset.copyText ?? '');
        button.textContent = button.dataset.copied ?? '';
      } catch {
        // The customer has forbidden the clipboard; the text can be selected.
      }
    });
  }
}
