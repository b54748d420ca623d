import { redirect } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { pageContext } from '#app/page-context.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { type ActionResult, done } from '#app/staff/ui/action-result.ts';
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
import { staffMessages } from '#messages.ts';
import { enquiryPath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ChangeValue } from './change-value.ts';
import { followUpTime } from './follow-up-time.ts';

type Handler = (db: Db, actor: StaffActor, form: FormData) => Promise<ActionResult<ChangeValue>>;

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
      return done(staffEnquiriesContent.changed(count), { changeId });
    },
  ],
  [
    'undo',
    async (db, actor, form) =>
      done(staffEnquiriesContent.undone(await undoChange(db, actor, textOf(form, 'changeId'))), {}),
  ],
  [
    'reply',
    async (db, actor, form) => {
      const channel = channels.find((candidate) => candidate === textOf(form, 'channel'));
      if (!channel) throw new Failure('invalid');
      const title = cutTo(storable(textOf(form, 'title')), 80);
      await noteReply(db, actor, textOf(form, 'id'), { channel, title });
      return done('', {});
    },
  ],
  [
    'note',
    async (db, actor, form) => {
      await addNote(db, actor, textOf(form, 'id'), textOf(form, 'text'));
      return done(staffEnquiryContent.noteAdded, {});
    },
  ],
  [
    'merge',
    async (db, actor, form) => {
      await mergeCustomers(db, actor, textOf(form, 'from'), textOf(form, 'into'));
      return done(staffEnquiryContent.mergedDone, {});
    },
  ],
  [
    'part',
    async (db, actor, form) => {
      await unmergeCustomer(db, actor, textOf(form, 'id'));
      return done(staffEnquiryContent.partedDone, {});
    },
  ],
  [
    'add',
    async (db, actor, form) => {
      const enquiry = parseInput(handEnquiryInput, Object.fromEntries(form) as Record<string, string>);
      throw redirect(enquiryPath(await addByHand(db, actor, enquiry)));
    },
  ],
]);

/** The action of the inbox and of an enquiry's page. */
export const handleEnquiryAction = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const form = await args.request.formData();
    const handler = handlers.get(textOf(form, 'intent'));
    if (!handler) throw new Failure('invalid');
    return handler(args.context.get(pageContext).db, actor, form);
  });
