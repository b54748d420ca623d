import { useFetcher } from 'react-router';
import { fault, type Said } from '#app/admin/shell/said.ts';
import { staffMessages } from '#messages.ts';
import type { clientAction } from './tour-packages-page.tsx';

/** By the page's action; whoever asks shows the answer, because the row that it was asked from may be gone by then. */
export function useBringBack() {
  const { submit, data, state } = useFetcher<typeof clientAction>();
  const said: Said | undefined = data && ('kind' in data ? fault(staffMessages.tourPackages.failed) : data);
  const isBusy = state !== 'idle';
  return {
    said,
    isBusy,
    bringBack: (id: string) => {
      if (!isBusy) submit({ intent: 'undelete', id }, { method: 'post' });
    },
  };
}
