/** Whether a key pressed there is a letter for a field, or a popup's own matter. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [popover], [contenteditable]') !==
    null;
