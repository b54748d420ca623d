import { useMemo } from 'react';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';

/** One for the page, because the row that sent the request is gone when the result is shown. */
export function useUndelete() {
  const { send, result, isBusy } = useAction();
  const status = useMemo(() => result && statusOf(result), [result]);
  return { status, isBusy, undelete: (id: string) => void send({ id }) };
}

export type Undeleting = ReturnType<typeof useUndelete>;
