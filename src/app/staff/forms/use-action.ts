import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router';
import { useSession } from '#app/staff/shell/session.ts';
import { type ActionResult, isSessionOver, statusOf } from './action-result.ts';
import { useReload } from './use-reload.ts';

/** The fields of a request; several values of one name are several fields. */
export type Fields = Record<string, string | readonly string[]>;

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

export type ActionOptions = {
  /** The address of the action; by default the page's own. */
  action?: string;
  /** Multipart needs fewer bytes than URL encoding for non-Latin scripts, so a long text stays within the server's limit. */
  encType?: 'multipart/form-data' | 'application/json';
  /** False where an ended session must not open the login. */
  asksToLogIn?: boolean;
  /** False when the action does not change the page's data. Only success revalidates; a failed load would discard typed text. */
  revalidates?: boolean;
};

/** Sends one request at a time to a route's action. A server that cannot be reached is a refusal (`offlineReply`). */
export function useAction<Value = undefined, Code extends string = never>(options: ActionOptions = {}) {
  const { action, encType = 'multipart/form-data', asksToLogIn = true, revalidates = true } = options;
  const { askToLogIn } = useSession();
  type Result = ActionResult<Value, Code>;
  const { submit, data, state } = useFetcher();
  const reload = useReload();
  const waiting = useRef<(result: Result) => void>(undefined);
  const received = useRef<Result>(undefined);
  const result = data as Result | undefined;

  const receive = useEffectEvent((newResult: Result) => {
    const resolve = waiting.current;
    waiting.current = undefined;
    if (asksToLogIn && isSessionOver(newResult)) askToLogIn();
    resolve?.(newResult);
    if (newResult.done && revalidates) void reload();
  });
  // Without dependencies, because the router keeps results outside React's state: a render that React bails out of
  // would already have noted the new dependency, and the effect would never run.
  useEffect(() => {
    if (!result || result === received.current) return;
    received.current = result;
    receive(result);
  });

  return {
    /** The result, or undefined while another request is on its way. After a redirect the promise never settles. */
    send: async (body: SubmitTarget): Promise<Result | undefined> => {
      if (waiting.current) return undefined;
      return new Promise<Result>((resolve) => {
        waiting.current = resolve;
        void submit(body, {
          method: 'post',
          ...(action && { action }),
          encType,
          defaultShouldRevalidate: false,
        });
      });
    },
    result,
    /** How the result is shown. */
    status: useMemo(() => result && statusOf(result), [result]),
    // Not busy during revalidation, so the next request can be sent as soon as the result is shown.
    isBusy: state === 'submitting',
    /** Stays true until a redirect has finished. */
    isUnfinished: state !== 'idle',
  };
}
