import { pageContext } from '#app/page-context.ts';
import { staffRepliesContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { savedReplyInput } from '#domain/enquiries/replies/saved-reply-input.ts';
import { addReply, changeReply, removeReply } from '#domain/enquiries/replies/saved-reply-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult>;

const handlers = handlersByIntent<Handler>({
  save: async (db, actor, { id, ...fields }) => {
    const reply = parseInput(savedReplyInput, fields);
    if (id) await changeReply(db, actor, id, reply);
    else await addReply(db, actor, reply);
    return done(content.saved);
  },
  remove: async (db, actor, { id = '' }) => {
    await removeReply(db, actor, id);
    return done(content.removed);
  },
});

/** The action of the page of saved replies. */
export const handleReplies = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxStaffFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
