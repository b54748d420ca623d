import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { pageContext } from '#app/page-context.ts';
import { presentFact } from '#app/staff/enquiries/enquiry/shown-facts.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { nearTimeText } from '#app/staff/texts/time-text.ts';
import { type ActionResult, done, refused } from '#app/staff/ui/action-result.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { changeFact } from '#domain/enquiries/facts/fact-service.ts';
import { isFactName } from '#domain/enquiries/facts/facts.ts';
import {
  type AskedChange,
  addNote,
  changeEnquiries,
  noteReply,
  undoChange,
} from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { joinEnquiries, unjoinEnquiry } from '#domain/enquiries/inbox/join-service.ts';
import { choosableStages, lostReasons } from '#domain/enquiries/stages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ChangeValue } from './change-value.ts';
import { handleCustomerMail } from './customer-mail-action.ts';
import { followUpTime } from './follow-up-time.ts';

type Handler = (db: Db, actor: StaffActor, form: FormData) => Promise<ActionResult<ChangeValue>>;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const maxPurposeLength = 60;

const channels = ['whatsapp', 'mail', 'copy', 'call'] as const;

/** The owner `'me'` is the staff member who sent the request. */
function changeIn(form: FormData, actor: StaffActor): AskedChange {
  const value = textOf(form, 'value');
  switch (textOf(form, 'change')) {
    case 'stage': {
      const stage = choosableStages.find((candidate) => candidate === value);
      if (!stage) throw new Failure('invalid');
      const lostReason = lostReasons.find((candidate) => candidate === textOf(form, 'lostReason'));
      return { kind: 'stage', stage, ...(lostReason && { lostReason }) };
    }
    case 'owner':
      return { kind: 'owner', ownerId: value === 'me' ? actor.id : value || null };
    default: {
      const followUpAt = followUpTime(value, new Date());
      if (!followUpAt) throw new Failure('invalid', staffMessages.enquiries.timeMissing);
      const purpose = cutTo(storable(textOf(form, 'purpose')).trim(), maxPurposeLength);
      return { kind: 'follow-up', followUpAt, purpose };
    }
  }
}

/** A conflict names the value that is stored now, so that nothing is overwritten unseen. */
const changeOneFact: Handler = async (db, actor, form) => {
  const fact = textOf(form, 'fact');
  if (!isFactName(fact)) throw new Failure('invalid');
  const id = textOf(form, 'id');
  const asked = { fact, typed: textOf(form, 'typed'), basedOn: textOf(form, 'basedOn') };
  const outcome = await changeFact(db, actor, id, { ...asked, country: textOf(form, 'country') });
  if (outcome.kind === 'same') return done('', {});
  const shownOf = async (stored: string) =>
    presentFact(fact, stored, fact === 'package' && stored ? await findPackageName(db, stored) : '').shown;
  if (outcome.kind === 'changed') {
    const text = staffEnquiryContent.factSaved(staffEnquiryContent.fact[fact]);
    return done(text, { changeId: outcome.changeId, shown: await shownOf(outcome.stored) });
  }
  const { changedMeanwhile, someone } = staffMessages.facts;
  return {
    ...refused('conflict', changedMeanwhile(outcome.by || someone)),
    present: { stored: outcome.present, shown: await shownOf(outcome.present) },
  };
};

/** Names the time of a follow-up, which the choice 'Next week' leaves open. */
function changedText(
  asked: AskedChange,
  { count, afterTripStarts }: { count: number; afterTripStarts: number },
) {
  const text = staffEnquiriesContent.changed(count);
  if (asked.kind !== 'follow-up') return text;
  const time = nearTimeText(asked.followUpAt, new Date());
  const warning = afterTripStarts > 0 ? [staffEnquiriesContent.afterTripStarts] : [];
  return [text, staffEnquiriesContent.followUpSet(time, asked.purpose ?? ''), ...warning].join(' ');
}

const handlers = new Map<string, Handler>([
  [
    'change',
    async (db, actor, form) => {
      const ids = form.getAll('id').map(String);
      const asked = changeIn(form, actor);
      const { changeId, ...changed } = await changeEnquiries(db, actor, ids, asked);
      return done(changedText(asked, changed), { changeId });
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
  ['fact', changeOneFact],
  [
    'join',
    async (db, actor, form) => {
      const changeId = await joinEnquiries(db, actor, textOf(form, 'from'), textOf(form, 'into'));
      return done(staffEnquiryContent.joined.done, { changeId });
    },
  ],
  [
    'unjoin',
    async (db, actor, form) => {
      await unjoinEnquiry(db, actor, textOf(form, 'id'));
      return done(staffEnquiryContent.joined.unjoined, {});
    },
  ],
]);

/** The action of the inbox and of an enquiry's page. */
export const handleEnquiryAction = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const form = await args.request.formData();
    if (textOf(form, 'intent') === 'mail')
      return handleCustomerMail(args.context.get(pageContext), actor, form);
    const handler = handlers.get(textOf(form, 'intent'));
    if (!handler) throw new Failure('invalid');
    return handler(args.context.get(pageContext).db, actor, form);
  });
