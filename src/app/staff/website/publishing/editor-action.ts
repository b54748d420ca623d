import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import type { PublishedKind } from '#domain/publishing/publishing.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved, keepUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { previewPath, rowId } from '#paths.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxContentKiB, readFields } from '#platform/http/body.ts';
import { type DraftIntent, type DraftValue, draftFields } from './draft-request.ts';

type DraftHandler = (
  context: RouteArgs['context'],
  actor: StaffActor,
  subject: { kind: PublishedKind; id: string },
  fields: Fields,
) => Promise<DraftValue>;

/** The form's own fields, without those that describe the request. */
function ownFields(fields: Fields): Fields {
  const own: string[] = Object.values(draftFields);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !own.includes(name)));
}

const draftHandlers: Record<DraftIntent, DraftHandler> = {
  keep: async (context, actor, subject, fields) => {
    const baseVersion = Number.parseInt(fields[draftFields.baseVersion] ?? '', 10) || 0;
    const work = { baseVersion, fields: ownFields(fields) };
    return { keptAt: await keepUnsaved(context.get(pageContext).db, actor, subject, work) };
  },
  discard: async (context, actor, subject) => {
    await forgetUnsaved(context.get(pageContext).db, actor, subject);
    return {};
  },
  preview: async (context, actor, { kind, id }) => {
    const { db, encryption, baseUrl } = context.get(pageContext);
    const token = await makePreviewToken({ db, encryption }, actor, kind, id);
    return { address: new URL(previewPath(token), baseUrl).href };
  },
};

const isDraftIntent = (intent: string | undefined): intent is DraftIntent =>
  intent !== undefined && Object.hasOwn(draftHandlers, intent);

/** The action of a page with an editor: its unsaved work and its previews, and what the page itself saves. */
export const editorAction = <Value>(
  args: RouteArgs,
  kind: PublishedKind,
  save: (actor: StaffActor, fields: Fields) => Promise<ActionResult<Value>>,
) =>
  staffAction<Value | DraftValue>(args, async (actor) => {
    const fields = await readFields(args.request, maxContentKiB);
    const { intent } = fields;
    if (!isDraftIntent(intent)) return save(actor, fields);
    const id = fields[draftFields.subjectId] ?? '';
    if (id !== '0' && !rowId.test(id)) throw new Failure('invalid');
    return done('', await draftHandlers[intent](args.context, actor, { kind, id }, fields));
  });
