import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import type { ActionReply } from './action-reply.ts';

export type Fields = Record<string, string | readonly string[]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

type Options = { isSessionOver: SessionCheck; onAnswer?: (answer: ActionReply) => void };

/** Sends one request at a time to the inbox's actions and holds the reply. */
export function useEnquiryAction({ isSessionOver, onAnswer }: Options) {
  const { state, data, submit } = useFetcher<ActionReply>();
  const { revalidate } = useRevalidator();
  // Not busy during revalidation, so the next change can be sent as soon as the reply is shown.
  const isBusy = state === 'submitting';

  const onReply = useEffectEvent((answer: ActionReply) => {
    if (!answer.done && isSessionOver({ sessionOver: answer.sessionOver === true })) return;
    onAnswer?.(answer);
    if (answer.done) void revalidate();
  });
  useEffect(() => {
    if (data) onReply(data);
  }, [data]);

  const send = (fields: Fields) => {
    if (isBusy) return;
    void submit(formOf(fields), {
      method: 'post',
      // Multipart needs fewer bytes than URL encoding for non-Latin scripts, so a long note stays within the server's
      // limit.
      encType: 'multipart/form-data',
      // Only a successful change revalidates the page.
      defaultShouldRevalidate: false,
    });
  };
  // Stays true until a redirect has finished.
  return { send, isBusy, isUnfinished: state !== 'idle', answer: data };
}
