import { pageContext } from '#app/page-context.ts';
import { toFactView } from '#app/staff/enquiries/enquiry/facts-view.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { nearTimeText } from '#app/staff/kit/time-text.ts';
import { handlerOf, handlersByIntent, type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { changeFact } from '#domain/enquiries/facts/fact-service.ts';
import { isFactName } from '#domain/enquiries/facts/facts.ts';
import {
  addNote,
  type ChangeRequest,
  changeEnquiries,
  noteReply,
  undoChange,
} from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { joinEnquiries, unjoinEnquiry } from '#domain/enquiries/inbox/join-service.ts';
import { choosableStages, lostReasons } from '#domain/enquiries/stages.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type Fields, type Form, maxStaffFormKiB, readForm } from '#platform/http/body.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ChangeValue } from './change-value.ts';
import { handleCustomerMail } from './customer-mail-action.ts';
import { followUpTime } from './follow-up-time.ts';

type Handler = (db: Db, actor: StaffActor, fields: Fields, form: Form) => Promise<ActionResult<ChangeValue>>;

const maxPurposeLength = 60;

const channels = ['whatsapp', 'mail', 'copy', 'call'] as const;

/** The owner `'me'` is the staff member who sent the request. */
function changeIn(fields: Fields, actor: StaffActor): ChangeRequest {
  const value = fields.value ?? '';
  switch (fields.change ?? '') {
    case 'stage': {
      const stage = choosableStages.find((candidate) => candidate === value);
      if (!stage) throw new Failure('invalid');
      const lostReason = lostReasons.find((candidate) => candidate === (fields.lostReason ?? ''));
      return { kind: 'stage', stage, ...(lostReason && { lostReason }) };
    }
    case 'owner':
      return { kind: 'owner', ownerId: value === 'me' ? actor.id : value || null };
    default: {
      const followUpAt = followUpTime(value, new Date());
      if (!followUpAt) throw new Failure('invalid', staffMessages.enquiries.timeMissing);
      const purpose = cutTo(storable(fields.purpose ?? '').trim(), maxPurposeLength);
      return { kind: 'follow-up', followUpAt, purpose };
    }
  }
}

/** A conflict names the value that is stored now, so that nothing is overwritten unseen. */
const changeOneFact: Handler = async (db, actor, fields) => {
  const fact = fields.fact ?? '';
  if (!isFactName(fact)) throw new Failure('invalid');
  const id = fields.id ?? '';
  const asked = { fact, typed: fields.typed ?? '', basedOn: fields.basedOn ?? '' };
  const outcome = await changeFact(db, actor, id, { ...asked, country: fields.country ?? '' });
  if (outcome.kind === 'same') return done('', {});
  const shownOf = async (stored: string) =>
    toFactView(
      fact,
      stored,
      await readCabNames(db),
      fact === 'package' && stored ? await findPackageName(db, stored) : '',
    ).shown;
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
  asked: ChangeRequest,
  { count, afterTripStarts }: { count: number; afterTripStarts: number },
) {
  const text = staffEnquiriesContent.changed(count);
  if (asked.kind !== 'follow-up') return text;
  const time = nearTimeText(asked.followUpAt, new Date());
  const warning = afterTripStarts > 0 ? [staffEnquiriesContent.afterTripStarts] : [];
  return [text, staffEnquiriesContent.followUpSet(time, asked.purpose ?? ''), ...warning].join(' ');
}

const handlers = handlersByIntent<Handler>({
  change: async (db, actor, fields, { list }) => {
    const ids = list('id');
    const asked = changeIn(fields, actor);
    const { changeId, ...changed } = await changeEnquiries(db, actor, ids, asked);
    return done(changedText(asked, changed), { changeId });
  },
  undo: async (db, actor, fields) =>
    done(staffEnquiriesContent.undone(await undoChange(db, actor, fields.changeId ?? '')), {}),
  reply: async (db, actor, fields) => {
    const channel = channels.find((candidate) => candidate === (fields.channel ?? ''));
    if (!channel) throw new Failure('invalid');
    const title = cutTo(storable(fields.title ?? ''), 80);
    await noteReply(db, actor, fields.id ?? '', { channel, title });
    return done('', {});
  },
  note: async (db, actor, fields) => {
    await addNote(db, actor, fields.id ?? '', fields.text ?? '');
    return done(staffEnquiryContent.noteAdded, {});
  },
  merge: async (db, actor, fields) => {
    await mergeCustomers(db, actor, fields.from ?? '', fields.into ?? '');
    return done(staffEnquiryContent.mergedDone, {});
  },
  part: async (db, actor, fields) => {
    await unmergeCustomer(db, actor, fields.id ?? '');
    return done(staffEnquiryContent.partedDone, {});
  },
  fact: changeOneFact,
  join: async (db, actor, fields) => {
    const changeId = await joinEnquiries(db, actor, fields.from ?? '', fields.into ?? '');
    return done(staffEnquiryContent.joined.done, { changeId });
  },
  unjoin: async (db, actor, fields) => {
    await unjoinEnquiry(db, actor, fields.id ?? '');
    return done(staffEnquiryContent.joined.unjoined, {});
  },
});

/** The action of the inbox and of an enquiry's page. */
export const handleEnquiryAction = (args: RouteArgs) =>
  staffAction(args, async (actor) => {
    const form = await readForm(args.request, maxStaffFormKiB);
    const { db, queue } = args.context.get(pageContext);
    const { fields } = form;
    if (fields.intent === 'mail') return handleCustomerMail({ db, queue }, actor, fields);
    return handlerOf(handlers, fields.intent)(db, actor, fields, form);
  });
