import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { answerIntent } from '#app/staff/shell/intents.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import type { PublishedKind } from '#domain/publishing/publishing.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved, keepUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { previewPath, rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxContentKiB, readForm } from '#platform/http/body.ts';
import { type DraftIntent, type DraftValue, draftFields } from './draft-request.ts';

type Asked = RouteArgs & { db: Db; actor: StaffActor; fields: Fields };
export type EditorHandler<Value> = (asked: Asked) => Promise<ActionResult<Value>>;
type DraftHandler = EditorHandler<DraftValue>;
type IdOf = (asked: Asked) => string | Promise<string>;

/** '0' is what is not saved at all yet. */
function subjectIn({ fields }: Asked): string {
  const id = fields[draftFields.subjectId] ?? '';
  if (id !== '0' && !rowId.test(id)) throw new Failure('invalid');
  return id;
}

/** The form's own fields, without those that describe the request. */
function ownFields(fields: Fields): Fields {
  const own: string[] = Object.values(draftFields);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !own.includes(name)));
}

export const baseVersionIn = (fields: Fields): number =>
  Number.parseInt(fields[draftFields.baseVersion] ?? '', 10) || 0;

/** The address of a link that shows what was saved last. */
export async function previewAddress(
  context: RouteArgs['context'],
  actor: StaffActor,
  kind: PublishedKind,
  id: string,
): Promise<string> {
  if (!rowId.test(id)) throw new Failure('invalid');
  const { db, encryption, baseUrl } = context.get(pageContext);
  const token = await makePreviewToken({ db, encryption }, actor, kind, id);
  return new URL(previewPath(token), baseUrl).href;
}

/** What every editor asks for besides saving: its unsaved work and its previews. */
export const draftHandlers = (
  kind: PublishedKind,
  idOf: IdOf = subjectIn,
): Record<DraftIntent, DraftHandler> => ({
  keep: async (asked) => {
    const { db, actor, fields } = asked;
    const work = { baseVersion: baseVersionIn(fields), fields: ownFields(fields) };
    return done('', { keptAt: await keepUnsaved(db, actor, { kind, id: await idOf(asked) }, work) });
  },
  discard: async (asked) => {
    await forgetUnsaved(asked.db, asked.actor, { kind, id: await idOf(asked) });
    return done('', {});
  },
  preview: async (asked) => {
    const address = await previewAddress(asked.context, asked.actor, kind, await idOf(asked));
    return done('', { address });
  },
});

/** The action of a page with an editor, by the field `intent`; without one the handler with an empty name. */
export const editorAction = <Value>(
  args: RouteArgs,
  handlers: Record<string, EditorHandler<Value>>,
  maxKiB = maxContentKiB,
) =>
  staffAction<Value>(args, async (actor) => {
    const form = await readForm(args.request, maxKiB);
    const { db } = args.context.get(pageContext);
    return answerIntent<Asked, Value, never>(handlers, form, { ...args, db, actor, fields: form.fields });
  });
