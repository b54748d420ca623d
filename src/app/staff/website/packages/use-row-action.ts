import { useAction } from '#app/staff/forms/use-action.ts';
import type { PackageIntent } from './package-intent.ts';

/** Sends the row's request. The caller shows the status, because the row may be gone by then. */
export function useRowAction() {
  const { send, status, isBusy } = useAction();
  const ask = (intent: PackageIntent, id: string) => void send({ intent, id });
  return {
    status,
    isBusy,
    bringBack: (id: string) => ask('undelete', id),
    confirmPrice: (id: string) => ask('confirm-price', id),
    printAgain: (id: string) => ask('print-again', id),
  };
}

export type RowActions = ReturnType<typeof useRowAction>;
