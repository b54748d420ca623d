import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { pageContext } from '#app/page-context.ts';
import { handlerOf, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type ActionResult, done } from '#app/staff/ui/action-result.ts';
import { sightInput } from '#domain/sights/sight-input.ts';
import * as sights from '#domain/sights/sight-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const seenIn = ({ id = '', version }: Fields): sights.SeenSight => ({ id, version: Number(version) });

/** What the page's action can do; sent as the field `intent`. */
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

/** The action of the page of places. */
export const handlePlaces = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxPublicFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
