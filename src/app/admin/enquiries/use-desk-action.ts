import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { SessionCheck } from '#app/admin/shell/session-over.tsx';
import type { DeskAnswer } from './desk-answer.ts';

export type Fields = Record<string, string | readonly string[]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

type Options = { isSessionOver: SessionCheck; onAnswer?: (answer: DeskAnswer) => void };

/** One thing at a time to ask of the desk's actions, and what was answered. */
export function useDeskAction({ isSessionOver, onAnswer }: Options) {
  const { state, data, submit } = useFetcher<DeskAnswer>();
  // Not while the page's data come again: whoever was told that it is done may ask for the next thing.
  const isBusy = state === 'submitting';

  const hear = useEffectEvent((answer: DeskAnswer) => {
    if (!answer.done && isSessionOver({ sessionOver: answer.sessionOver === true })) return;
    onAnswer?.(answer);
  });
  useEffect(() => {
    if (data) hear(data);
  }, [data]);

  const send = (fields: Fields) => {
    if (isBusy) return;
    // Multipart keeps a long note in another script within the server's limit.
    void submit(formOf(fields), { method: 'post', encType: 'multipart/form-data' });
  };
  return { send, isBusy, answer: data };
}
