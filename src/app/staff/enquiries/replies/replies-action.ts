import { staffRepliesContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { savedReplyInput } from '#domain/enquiries/replies/saved-reply-input.ts';
import { addReply, changeReply, removeReply } from '#domain/enquiries/replies/saved-reply-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';

/** The action of the page of saved replies. */
export const handleReplies = staffIntents(maxStaffFormKiB, {
  save: intent(withTexts(savedReplyInput, 'id'), async ({ db, actor }, { id, ...reply }) => {
    if (id) await changeReply(db, actor, id, reply);
    else await addReply(db, actor, reply);
    return done(content.saved);
  }),
  remove: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await removeReply(db, actor, id);
    return done(content.removed);
  }),
});
