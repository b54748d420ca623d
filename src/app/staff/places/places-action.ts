import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { pageContext } from '#app/page-context.ts';
import { type DraftValue, draftFields } from '#app/staff/publishing/draft-request.ts';
import { handlerOf, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type ActionResult, done } from '#app/staff/ui/action-result.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import { sightInput } from '#domain/sights/sight-input.ts';
import * as sights from '#domain/sights/sight-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { previewPath, rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const seenIn = ({ id = '', version }: Fields): sights.SeenSight => ({ id, version: Number(version) });

/** What the page's action can do besides a preview link; sent as the field `intent`. */
export type PlaceIntent = 'save' | 'publish' | 'unpublish' | 'delete' | 'undelete';

const handlers: Record<PlaceIntent, Handler> = {
  save: async (db, actor, fields) => {
    const input = parseInput(sightInput, fields);
    if (fields.id) await sights.changeSight(db, actor, seenIn(fields), input);
    else await sights.addSight(db, actor, input);
    return done(content.saved(input.content.name));
  },
  publish: async (db, actor, fields) =>
    done(content.published((await sights.publishSight(db, actor, seenIn(fields), 'published')).name)),
  unpublish: async (db, actor, fields) =>
    done(content.unpublished((await sights.publishSight(db, actor, seenIn(fields), 'draft')).name)),
  delete: async (db, actor, fields) =>
    done(content.deleted((await sights.deleteSight(db, actor, seenIn(fields))).name)),
  undelete: async (db, actor, { id = '' }) =>
    done(content.broughtBack((await sights.undeleteSight(db, actor, id)).name)),
};

/** The address of a link that shows what was saved last. */
export async function previewOf(context: RouteArgs['context'], actor: StaffActor, id = ''): Promise<string> {
  if (!rowId.test(id)) throw new Failure('invalid');
  const { db, encryption, baseUrl } = context.get(pageContext);
  const token = await makePreviewToken({ db, encryption }, actor, 'sight', id);
  return new URL(previewPath(token), baseUrl).href;
}

/** The action of the page of places. */
export const handlePlaces = (args: RouteArgs) =>
  staffAction<undefined | DraftValue>(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    if (fields.intent === 'preview')
      return done('', { address: await previewOf(args.context, actor, fields[draftFields.subjectId]) });
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
