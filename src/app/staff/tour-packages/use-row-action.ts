import { useFetcher } from 'react-router';
import { type FormStatus, fault } from '#app/staff/ui/form-status.ts';
import { staffMessages } from '#messages.ts';

/** What the page's action can do with one package. */
export type RowIntent = 'undelete' | 'print-again';

/** The reply of the page's action, or of its `clientAction` when the server cannot be reached. */
type Answer = FormStatus | { kind: 'failed' };

/** Sends the row's request. The caller shows the status, because the row may be gone by then. */
export function useRowAction() {
  const { submit, data, state } = useFetcher<Answer>();
  const status: FormStatus | undefined =
    data && ('kind' in data ? fault(staffMessages.tourPackages.failed) : data);
  const isBusy = state !== 'idle';
  const ask = (intent: RowIntent, id: string) => {
    if (!isBusy) submit({ intent, id }, { method: 'post' });
  };
  return {
    status,
    isBusy,
    bringBack: (id: string) => ask('undelete', id),
    printAgain: (id: string) => ask('print-again', id),
  };
}

export type RowActions = ReturnType<typeof useRowAction>;
