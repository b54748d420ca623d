import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { staffUsersContent as content } from '#app/content/staff/users.ts';
import { type Answer, call } from '#app/staff/call.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { staffMessages } from '#messages.ts';

type Options<Input, Body> = {
  path: `/${string}`;
  schema: z.core.$ZodType<Input>;
  /** Presents the result with the contract's message. */
  read: (answer: Answer<Body>, input: Input) => FormStatus;
  isSessionOver: SessionCheck;
  clears?: boolean;
  onDone?: () => void;
};

type Sent = { status: FormStatus | undefined; isDone: boolean };

/** Validates the form in the contract's order, sends the call and presents its result. */
export function useCallForm<Input, Body>(options: Options<Input, Body>) {
  const { path, schema, read, isSessionOver, clears = false, onDone } = options;
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<FormStatus>();
  const [isBusy, setBusy] = useState(false);

  const send = async (fields: FormData, input: Input): Promise<Sent> => {
    try {
      const answer = await call<Body>(path, { fields });
      if (isSessionOver(answer)) return { status: undefined, isDone: false };
      const meant = answer.ok ? read(answer, input) : fault(answer.text);
      return { status: meant, isDone: meant.tone === 'good' };
    } catch {
      return { status: fault(staffMessages.login.unreachable), isDone: false };
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const parsed = z.safeParse(schema, Object.fromEntries(fields));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = String(issue?.path[0]);
      setStatus({ ...fault(issue?.message ?? ''), field });
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    setBusy(true);
    setStatus(good(content.working));
    const sent = await send(fields, parsed.data);
    setBusy(false);
    setStatus(sent.status);
    if (!sent.isDone) return;
    if (clears) form.reset();
    onDone?.();
    await revalidate();
  };

  return { status, isBusy, isDone: !isBusy && status?.tone === 'good', onSubmit };
}
