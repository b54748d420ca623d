import * as z from 'zod/mini';
import { toFieldView } from '#app/staff/enquiries/enquiry/fields-view.ts';
import { staffEnquiryContent } from '#app/staff/enquiries/enquiry/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { nearTimeText } from '#app/staff/kit/time-text.ts';
import { intent, type StaffContext, staffIntents, textList } from '#app/staff/shell/intents.ts';
import { mergeCustomers, unmergeCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { changeField } from '#domain/enquiries/fields/field-service.ts';
import { isFieldName } from '#domain/enquiries/fields/fields.ts';
import {
  addNote,
  type ChangeRequest,
  changeEnquiries,
  noteReply,
  undoChange,
} from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { joinEnquiries, unjoinEnquiry } from '#domain/enquiries/inbox/join-service.ts';
import { sendCustomerMail } from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import { choosableStages, lostReasons } from '#domain/enquiries/stages.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import { staffMessages } from '#messages.ts';
import { Failure } from '#platform/failure.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { ChangeValue } from './change-value.ts';
import { followUpTime } from './follow-up-time.ts';

const maxPurposeLength = 60;

const channels = ['whatsapp', 'mail', 'copy', 'call'] as const;

const changeFields = textFields('change', 'value', 'lostReason', 'purpose');

/** The owner `'me'` is the staff member who sent the request. */
function changeIn(
  { change, value, ...fields }: z.infer<typeof changeFields>,
  actor: StaffActor,
): ChangeRequest {
  switch (change) {
    case 'stage': {
      const stage = choosableStages.find((candidate) => candidate === value);
      if (!stage) throw new Failure('invalid');
      const lostReason = lostReasons.find((candidate) => candidate === fields.lostReason);
      return { kind: 'stage', stage, ...(lostReason && { lostReason }) };
    }
    case 'owner':
      return { kind: 'owner', ownerId: value === 'me' ? actor.id : value || null };
    default: {
      const followUpAt = followUpTime(value, new Date());
      if (!followUpAt) throw new Failure('invalid', staffMessages.enquiries.timeMissing);
      const purpose = cutTo(storable(fields.purpose).trim(), maxPurposeLength);
      return { kind: 'follow-up', followUpAt, purpose };
    }
  }
}

const factFields = textFields('id', 'fact', 'typed', 'basedOn', 'country');

/** A conflict names the value that is stored now, so that nothing is overwritten unseen. */
async function changeOneField(
  { db, actor }: StaffContext,
  { id, fact, ...asked }: z.infer<typeof factFields>,
): Promise<ActionResult<ChangeValue>> {
  if (!isFieldName(fact)) throw new Failure('invalid');
  const outcome = await changeField(db, actor, id, { fact, ...asked });
  if (outcome.kind === 'same') return done('', {});
  const shownOf = async (stored: string) =>
    toFieldView(
      fact,
      stored,
      await readCabNames(db),
      fact === 'package' && stored ? await findPackageName(db, stored) : '',
    ).shown;
  if (outcome.kind === 'changed') {
    const text = staffEnquiryContent.fieldSaved(staffEnquiryContent.fact[fact]);
    return done(text, { changeId: outcome.changeId, shown: await shownOf(outcome.stored) });
  }
  const { changedMeanwhile, someone } = staffMessages.facts;
  return {
    ...refused('conflict', changedMeanwhile(outcome.by || someone)),
    present: { stored: outcome.present, shown: await shownOf(outcome.present) },
  };
}

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

/** The action of the inbox and of an enquiry's page. */
export const handleEnquiryAction = staffIntents<ChangeValue>(maxStaffFormKiB, {
  change: intent(z.extend(changeFields, { id: textList }), async ({ db, actor }, { id: ids, ...fields }) => {
    const asked = changeIn(fields, actor);
    const { changeId, ...changed } = await changeEnquiries(db, actor, ids, asked);
    return done(changedText(asked, changed), { changeId });
  }),
  undo: intent(textFields('changeId'), async ({ db, actor }, { changeId }) =>
    done(staffEnquiriesContent.undone(await undoChange(db, actor, changeId)), {}),
  ),
  reply: intent(textFields('id', 'channel', 'title'), async ({ db, actor }, { id, ...fields }) => {
    const channel = channels.find((candidate) => candidate === fields.channel);
    if (!channel) throw new Failure('invalid');
    await noteReply(db, actor, id, { channel, title: cutTo(storable(fields.title), 80) });
    return done('', {});
  }),
  note: intent(textFields('id', 'text'), async ({ db, actor }, { id, text }) => {
    await addNote(db, actor, id, text);
    return done(staffEnquiryContent.noteAdded, {});
  }),
  merge: intent(textFields('from', 'into'), async ({ db, actor }, { from, into }) => {
    await mergeCustomers(db, actor, from, into);
    return done(staffEnquiryContent.mergedDone, {});
  }),
  part: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await unmergeCustomer(db, actor, id);
    return done(staffEnquiryContent.partedDone, {});
  }),
  fact: intent(factFields, changeOneField),
  join: intent(textFields('from', 'into'), async ({ db, actor }, { from, into }) => {
    const changeId = await joinEnquiries(db, actor, from, into);
    return done(staffEnquiryContent.joined.done, { changeId });
  }),
  unjoin: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await unjoinEnquiry(db, actor, id);
    return done(staffEnquiryContent.joined.unjoined, {});
  }),
  // The key is a UUID that stays until the form is empty again.
  mail: intent(textFields('id', 'text', 'key'), async ({ db, queue, actor }, { id, ...mail }) => {
    await sendCustomerMail({ db, queue }, actor, id, mail);
    return done(staffEnquiryContent.mail.sending, {});
  }),
});
