import { pageContext } from '#app/page-context.ts';
import { inboxFiltersContent } from '#app/staff/enquiries/filters/texts.ts';
import { columns } from '#app/staff/enquiries/inbox/inbox-columns.ts';
import { readInboxQuery, viewQueryOf } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { inboxViewInput } from '#domain/enquiries/views/inbox-view-input.ts';
import { addView, changeView, removeView } from '#domain/enquiries/views/inbox-view-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { type Fields, maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';

const content = inboxFiltersContent.views;

/** The id of the view, to open it. */
export type SavedView = { id: string };

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult<SavedView>>;

/** The list that the form was opened on. */
function listIn(query = '') {
  const list = readInboxQuery(new URLSearchParams(query));
  return { query: viewQueryOf(list), columns: columns.filter((column) => list.columns?.includes(column)) };
}

const handlers = handlersByIntent<Handler>({
  add: async (db, actor, { query, ...fields }) => {
    const id = await addView(db, actor, { ...parseInput(inboxViewInput, fields), ...listIn(query) });
    return done(content.saved, { id });
  },
  list: async (db, actor, { id = '', query }) => {
    await changeView(db, actor, id, listIn(query));
    return done(content.saved, { id });
  },
  edit: async (db, actor, { id = '', ...fields }) => {
    await changeView(db, actor, id, parseInput(inboxViewInput, fields));
    return done(content.saved, { id });
  },
  remove: async (db, actor, { id = '' }) => {
    await removeView(db, actor, id);
    return done(content.removed, { id: '' });
  },
});

/** The action that saves, changes and deletes views. */
export const handleViews = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const fields = await readFields(args.request, maxShortFormKiB);
    return handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields);
  });
