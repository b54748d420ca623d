import { data, type RouterContextProvider } from 'react-router';
import { staffRepliesContent as content } from '#app/content/staff/enquiry.ts';
import { pageContext } from '#app/page-context.ts';
import type { ActionReply } from '#app/staff/enquiries/changes/action-reply.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { savedReplyInput } from '#domain/enquiries/replies/saved-reply-input.ts';
import { addReply, changeReply, removeReply } from '#domain/enquiries/replies/saved-reply-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { failureStatus } from '#platform/failure.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

async function saveOrRemove(db: Db, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const id = String(form.get('id') ?? '');
  if (form.get('intent') === 'remove') {
    await removeReply(db, actor, id);
    return { done: true, text: content.removed };
  }
  const read = savedReplyInput.safeParse(Object.fromEntries(form));
  if (!read.success) {
    const [issue] = read.error.issues;
    return { done: false, text: issue?.message ?? '', field: String(issue?.path[0]) };
  }
  if (id) await changeReply(db, actor, id, read.data);
  else await addReply(db, actor, read.data);
  return { done: true, text: content.saved };
}

/**
 * The route's action. An ended session is reported instead of redirecting to the login page, which would lose typed
 * text.
 */
export async function handleReplies(args: RouteArgs) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: ActionReply = { done: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  try {
    const answer = await saveOrRemove(args.context.get(pageContext).db, actor, await args.request.formData());
    return data(answer, { status: answer.done ? 200 : failureStatus.invalid });
  } catch (error) {
    return refusalOf(error);
  }
}
