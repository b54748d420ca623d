import { data, type RouterContextProvider, redirect } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/require-staff.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import {
  type AskedChange,
  addNote,
  changeEnquiries,
  noteReply,
  undoChange,
} from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { handEnquiryInput } from '#domain/enquiries/intake/hand-enquiry-input.ts';
import { lostReasons, stages } from '#domain/enquiries/stages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { failureText, staffMessages } from '#messages.ts';
import { enquiryPath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure, failureStatus } from '#platform/failure.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ActionReply } from './action-reply.ts';
import { followUpTime } from './follow-up-time.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };
type Handler = (db: Db, actor: StaffActor, form: FormData) => Promise<ActionReply>;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const channels = ['whatsapp', 'mail', 'copy', 'call'] as const;

/** The owner `'me'` is the staff member who sent the request. */
function changeIn(form: FormData, actor: StaffActor): AskedChange {
  const value = textOf(form, 'value');
  switch (textOf(form, 'change')) {
    case 'stage': {
      const stage = stages.find((candidate) => candidate === value);
      if (!stage) throw new Failure('invalid');
      const lostReason = lostReasons.find((candidate) => candidate === textOf(form, 'lostReason'));
      return { kind: 'stage', stage, ...(lostReason && { lostReason }) };
    }
    case 'owner':
      return { kind: 'owner', ownerId: value === 'me' ? actor.id : value || null };
    default: {
      const followUpAt = followUpTime(value, new Date());
      if (!followUpAt) throw new Failure('invalid', staffMessages.enquiries.timeMissing);
      return { kind: 'follow-up', followUpAt };
    }
  }
}

const handlers = new Map<string, Handler>([
  [
    'change',
    async (db, actor, form) => {
      const ids = form.getAll('id').map(String);
      const { changeId, count } = await changeEnquiries(db, actor, ids, changeIn(form, actor));
      return { done: true, text: staffEnquiriesContent.changed(count), changeId };
    },
  ],
  [
    'undo',
    async (db, actor, form) => ({
      done: true,
      text: staffEnquiriesContent.undone(await undoChange(db, actor, textOf(form, 'changeId'))),
    }),
  ],
  [
    'reply',
    async (db, actor, form) => {
      const channel = channels.find((candidate) => candidate === textOf(form, 'channel'));
      if (!channel) throw new Failure('invalid');
      const title = cutTo(storable(textOf(form, 'title')), 80);
      await noteReply(db, actor, textOf(form, 'id'), { channel, title });
      return { done: true, text: '' };
    },
  ],
  [
    'note',
    async (db, actor, form) => {
      await addNote(db, actor, textOf(form, 'id'), textOf(form, 'text'));
      return { done: true, text: staffEnquiryContent.noteAdded };
    },
  ],
  [
    'merge',
    async (db, actor, form) => {
      await mergeCustomers(db, actor, textOf(form, 'from'), textOf(form, 'into'));
      return { done: true, text: staffEnquiryContent.mergedDone };
    },
  ],
  [
    'part',
    async (db, actor, form) => {
      await unmergeCustomer(db, actor, textOf(form, 'id'));
      return { done: true, text: staffEnquiryContent.partedDone };
    },
  ],
  [
    'add',
    async (db, actor, form) => {
      const read = handEnquiryInput.safeParse(Object.fromEntries(form));
      const [issue] = read.error?.issues ?? [];
      if (!read.data) return { done: false, text: issue?.message ?? '', field: String(issue?.path[0]) };
      throw redirect(enquiryPath(await addByHand(db, actor, read.data)));
    },
  ],
]);

/**
 * A route's action. An ended session is reported instead of redirecting to the login page, which would lose typed text.
 */
export async function handleEnquiryAction(args: RouteArgs) {
  const actor = await findStaff(args);
  if (!actor || actor.mustChangePassword) {
    const over: ActionReply = { done: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  const form = await args.request.formData();
  const handler = handlers.get(textOf(form, 'intent'));
  try {
    if (!handler) throw new Failure('invalid', failureText.invalid);
    const answer = await handler(args.context.get(pageContext).db, actor, form);
    return data(answer, { status: answer.done ? 200 : failureStatus.invalid });
  } catch (error) {
    if (error instanceof Response) throw error;
    return refusalOf(error);
  }
}
