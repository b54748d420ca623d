import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { paths } from '#paths.ts';
import type { RoutesReply } from './routes-reply.ts';

export type FormProps = {
  isSessionOver: SessionCheck;
  /** Receives the text of success; the popup with the form is closed by then. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Sends a form of this screen; success closes its popup, and a fault focuses its field. */
export function useRoutesForm({ isSessionOver, onDone }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { Form, state, data } = useFetcher<RoutesReply>();
  const isBusy = state !== 'idle';

  const onReply = useEffectEvent((reply: RoutesReply) => {
    if (!reply.ok) {
      if (isSessionOver({ sessionOver: reply.sessionOver === true })) return;
      form.current?.querySelector<HTMLElement>(`[name="${reply.field}"]`)?.focus();
      return;
    }
    form.current?.closest('dialog')?.close();
    onDone(reply.text);
  });
  useEffect(() => {
    if (data) onReply(data);
  }, [data]);

  const fault = data && !data.ok && !isBusy ? data : undefined;
  // Multipart needs fewer bytes than URL encoding for non-Latin scripts, so that long texts fit the server's limit.
  const attributes = {
    ref: form,
    method: 'post',
    action: paths.adminRoutes,
    encType: 'multipart/form-data',
    noValidate: true,
  } as const;
  return { Form, attributes, isBusy, fault };
}
