import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { UnsavedKind } from '#domain/unsaved-work/unsaved-work.ts';
import { forgetUnsaved, keepUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { previewPath, rowId } from '#paths.ts';
import type { DraftAnswer } from './draft-request.ts';
import { draftFields } from './draft-request.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const intents = ['keep', 'discard', 'preview'];

export const isDraftIntent = (form: FormData): boolean =>
  intents.includes(String(form.get(draftFields.intent)));

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The form's own fields, without those that describe the request. */
function fieldsOf(form: FormData): Record<string, string> {
  const own: string[] = Object.values(draftFields);
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !own.includes(name) ? [[name, value]] : [],
    ),
  );
}

async function answer(
  { context }: RouteArgs,
  actor: StaffActor,
  form: FormData,
  kind: UnsavedKind,
): Promise<DraftAnswer> {
  const { db, encryption, baseUrl } = context.get(pageContext);
  const id = textOf(form, draftFields.subjectId);
  if (id !== '0' && !rowId.test(id)) return { kind: 'failed' };
  switch (form.get(draftFields.intent)) {
    case 'keep': {
      const baseVersion = Number.parseInt(textOf(form, draftFields.baseVersion), 10) || 0;
      const work = { baseVersion, fields: fieldsOf(form) };
      return { kind: 'kept', keptAt: await keepUnsaved(db, actor, { kind, id }, work) };
    }
    case 'discard':
      await forgetUnsaved(db, actor, { kind, id });
      return { kind: 'discarded' };
    default: {
      const token = await makePreviewToken({ db, encryption }, actor, kind, id);
      return { kind: 'preview', address: new URL(previewPath(token), baseUrl).href };
    }
  }
}

/**
 * For a route's action. An ended session is reported instead of redirecting to the login page, which would lose the
 * form.
 */
export async function handleDraft(args: RouteArgs, form: FormData, kind: UnsavedKind): Promise<DraftAnswer> {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) return { kind: 'session-over' };
  return answer(args, actor, form, kind);
}
