export type ShownToast = { id: number; text: string; action?: { label: string; run: () => void } };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const shownToasts = (): readonly ShownToast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dismissToast = (id: number): void => show(shown.filter((toast) => toast.id !== id));

const maxShown = 3;

export function toast(text: string, action?: ShownToast['action']): void {
  lastId += 1;
  show([...shown, { id: lastId, text, ...(action && { action }) }].slice(-maxShown));
}
