import { inboxFiltersContent } from '#app/staff/enquiries/filters/texts.ts';
import { columns } from '#app/staff/enquiries/inbox/inbox-columns.ts';
import { readInboxQuery, viewQueryOf } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { inboxViewInput } from '#domain/enquiries/views/inbox-view-input.ts';
import { addView, changeView, removeView } from '#domain/enquiries/views/inbox-view-service.ts';
import { maxShortFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';

const content = inboxFiltersContent.views;

/** The id of the view, to open it. */
export type SavedView = { id: string };

/** The list that the form was opened on. */
function listIn(query: string) {
  const list = readInboxQuery(new URLSearchParams(query));
  return { query: viewQueryOf(list), columns: columns.filter((column) => list.columns?.includes(column)) };
}

/** The action that saves, changes and deletes views. */
export const handleViews = staffIntents<SavedView>(maxShortFormKiB, {
  add: intent(withTexts(inboxViewInput, 'query'), async ({ db, actor }, { query, ...view }) => {
    const id = await addView(db, actor, { ...view, ...listIn(query) });
    return done(content.saved, { id });
  }),
  list: intent(textFields('id', 'query'), async ({ db, actor }, { id, query }) => {
    await changeView(db, actor, id, listIn(query));
    return done(content.saved, { id });
  }),
  edit: intent(withTexts(inboxViewInput, 'id'), async ({ db, actor }, { id, ...view }) => {
    await changeView(db, actor, id, view);
    return done(content.saved, { id });
  }),
  remove: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await removeView(db, actor, id);
    return done(content.removed, { id: '' });
  }),
});
