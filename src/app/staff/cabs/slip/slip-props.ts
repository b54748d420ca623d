import type { SlipView } from './slip-view.ts';

/** What every part of the page takes. */
export type SlipProps = {
  slip: SlipView;
  onAct: (fields: Record<string, string>) => void;
  onDone: (text: string) => void;
};

export const panelClass = 'grid gap-2 rounded-2xl border border-line bg-card px-4 py-3';

export const smallButtonClass =
  'inline-flex min-h-11 items-center rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal disabled:opacity-60 lg:min-h-9';
