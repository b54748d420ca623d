import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type DraftValue, draftFields } from '#app/staff/website/publishing/draft-request.ts';
import type { Place } from '#domain/places/place.ts';
import { placeInput, previousPublishingInput } from '#domain/places/place-input.ts';
import * as places from '#domain/places/place-staff-service.ts';
import { makePreviewToken } from '#domain/previews/preview-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { previewPath, rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffPlacesContent as content } from './texts.ts';

/** How a place stood before it was published or taken off the site, for its undo. */
export type PreviousPublishing = { state: string; publishAt: string };

type Handler = (
  db: Db,
  actor: StaffActor,
  fields: Fields,
) => Promise<ActionResult<PreviousPublishing | undefined>>;

const seenIn = ({ id = '', version }: Fields): places.ExpectedPlace => ({ id, version: Number(version) });

/** What the page's action can do besides a preview link; sent as the field `intent`. */
export type PlaceIntent = 'save' | 'publish' | 'unpublish' | 'undo-publishing' | 'delete' | 'undelete';

const previousOf = ({ state, publishAt }: Place): PreviousPublishing => ({
  state,
  publishAt: publishAt?.toISOString() ?? '',
});

const handlers = handlersByIntent<Handler>({
  save: async (db, actor, fields) => {
    const input = parseInput(placeInput, fields);
    if (fields.id) await places.changePlace(db, actor, seenIn(fields), input);
    else await places.addPlace(db, actor, input);
    return done(content.saved(input.content.name));
  },
  publish: async (db, actor, fields) => {
    const publishing = { state: 'published', publishAt: null } as const;
    const was = await places.publishPlace(db, actor, seenIn(fields), publishing);
    return done(content.published(was.name), previousOf(was));
  },
  unpublish: async (db, actor, fields) => {
    const publishing = { state: 'draft', publishAt: null } as const;
    const was = await places.publishPlace(db, actor, seenIn(fields), publishing);
    return done(content.unpublished(was.name), previousOf(was));
  },
  'undo-publishing': async (db, actor, fields) => {
    const publishing = parseInput(previousPublishingInput, fields);
    const was = await places.publishPlace(db, actor, seenIn(fields), publishing);
    return done(content.publishingUndone(was.name));
  },
  delete: async (db, actor, fields) =>
    done(content.deleted((await places.deletePlace(db, actor, seenIn(fields))).name)),
  undelete: async (db, actor, { id = '' }) =>
    done(content.broughtBack((await places.undeletePlace(db, actor, id)).name)),
} satisfies Record<PlaceIntent, Handler>);

/** The address of a link that shows what was saved last. */
export async function previewOf(context: RouteArgs['context'], actor: StaffActor, id = ''): Promise<string> {
  if (!rowId.test(id)) throw new Failure('invalid');
  const { db, encryption, baseUrl } = context.get(pageContext);
  const token = await makePreviewToken({ db, encryption }, actor, 'place', id);
  return new URL(previewPath(token), baseUrl).href;
}

/** The action of the page of places. */
export const handlePlaces = (args: RouteArgs) =>
  staffAction<undefined | DraftValue | PreviousPublishing>(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    if (fields.intent === 'preview')
      return done('', { address: await previewOf(args.context, actor, fields[draftFields.subjectId]) });
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
