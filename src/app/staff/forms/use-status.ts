import { useCallback, useState } from 'react';
import { toast } from '#app/staff/kit/toast-list.ts';
import { type ActionResult, statusOf } from './action-result.ts';
import { type FormStatus, good } from './form-status.ts';

/** What a form or a screen says about its requests. */
export function useStatus() {
  const [status, setStatus] = useState<FormStatus>();
  return {
    /** For the `FormStatusLine`. */
    status,
    setStatus,
    say: useCallback((text: string) => setStatus(good(text)), []),
    sayResult: (result: ActionResult<unknown, string>) => setStatus(statusOf(result)),
    /** Says in the corner of the screen what was done elsewhere than where the user looks, with a way to undo it. */
    toast,
  };
}
