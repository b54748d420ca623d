import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { describeInput } from '#domain/images/image-input.ts';
import { deleteImage, describeImage } from '#domain/images/image-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffImagesContent as content } from './texts.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const handlers = handlersByIntent<Handler>({
  describe: async (db, actor, fields) => {
    await describeImage(db, actor, parseInput(describeInput, fields));
    return done(content.saved);
  },
  delete: async (db, actor, { id = '' }) => {
    await deleteImage(db, actor, id);
    return done(content.deleted);
  },
});

/** The action of the page of images; files arrive by `server/endpoints/image-uploads.ts`. */
export const handleImages = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
