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

/** One thing at a time to ask of the desk's actions, and what was answered. */
export function useEnquiryAction({ isSessionOver, onAnswer }: Options) {
  const { state, data, submit } = useFetcher<ActionReply>();
  const { revalidate } = useRevalidator();
  // Not while the page's data come again: whoever was told that it is done may ask for the next thing.
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
      // Multipart keeps a long note in another script within the server's limit.
      encType: 'multipart/form-data',
      // Only what was done changes what is shown.
      defaultShouldRevalidate: false,
    });
  };
  // Whoever is led to another page is not there yet.
  return { send, isBusy, isUnfinished: state !== 'idle', answer: data };
}
