import { useState } from 'react';
import * as z from 'zod/mini';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { call } from '#app/staff/call.ts';
import { isConflict } from '#app/staff/publishing/is-conflict.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { staffMessages } from '#messages.ts';
import type { BlogFormKind } from './blog-form-kind.ts';

/** The result of a save, with the new blog's id. */
export type SaveEnd =
  | { kind: 'saved'; id: string | undefined; text: string }
  | { kind: 'conflict' | 'refused' | 'unchecked' };

type Sent = { end: SaveEnd; status: FormStatus | undefined };

const refused: SaveEnd = { kind: 'refused' };

/** Validates the form in the contract's order, sends the call and presents its result. */
export function useSave(kind: BlogFormKind, isSessionOver: SessionCheck) {
  const [status, setStatus] = useState<FormStatus>();
  const [isBusy, setBusy] = useState(false);

  const send = async (fields: FormData): Promise<Sent> => {
    try {
      const answer = await call(kind.path, { fields });
      if (isSessionOver(answer)) return { end: refused, status: undefined };
      if (isConflict(answer)) return { end: { kind: 'conflict' }, status: fault(answer.text) };
      const { ok, savedId: id, text } = answer;
      if (ok) return { end: { kind: 'saved', id, text }, status: good(text) };
      const field = answer.code === 'past_time' ? { field: kind.names.publishAt } : {};
      return { end: refused, status: { ...fault(text), ...field } };
    } catch {
      return { end: refused, status: fault(staffMessages.login.unreachable) };
    }
  };

  const save = async (fields: FormData, before: () => Promise<void>): Promise<SaveEnd> => {
    const parsed = z.safeParse(kind.schema, Object.fromEntries(fields));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      setStatus({ ...fault(issue?.message ?? ''), field: String(issue?.path[0]) });
      return { kind: 'unchecked' };
    }
    setBusy(true);
    setStatus(good(content.working));
    await before();
    const sent = await send(fields);
    setBusy(false);
    setStatus(sent.status);
    return sent.end;
  };

  return { status, isBusy, save, say: setStatus, forget: () => setStatus(undefined) };
}
