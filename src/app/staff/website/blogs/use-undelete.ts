import { useAction } from '#app/staff/forms/use-action.ts';

/** One for the page, because the row that sent the request is gone when the result is shown. */
export function useUndelete() {
  const { send, status, isBusy } = useAction();
  return { status, isBusy, undelete: (id: string) => void send({ id }) };
}

export type Undeleting = ReturnType<typeof useUndelete>;
