import * as z from 'zod/mini';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { intent, type StaffIntent, textList } from '#app/staff/shell/intents.ts';
import { changeDay, insertDay, removeDay } from '#domain/bookings/trips/day-service.ts';
import {
  addService,
  changeService,
  changeServiceTravellers,
  removeService,
} from '#domain/bookings/trips/service-change-service.ts';
import { isServiceState, stateNames } from '#domain/bookings/trips/services.ts';
import {
  addTraveller,
  changeTraveller,
  chooseLead,
  removeTraveller,
} from '#domain/bookings/trips/traveller-service.ts';
import type { FieldOutcome } from '#domain/bookings/trips/trip-change.ts';
import { undoTripChange } from '#domain/bookings/trips/undo-service.ts';
import { markTripUsed } from '#domain/bookings/trips/used-service.ts';
import { dateText, dayOf } from '#domain/shared/india-time.ts';
import { nationalityName } from '#domain/shared/nationality.ts';
import { textFields } from '#platform/http/input.ts';
import { tripPlanTexts as texts } from './texts.ts';

/** A stored text as staff read it. */
function shownText(field: string, stored: string): string {
  if (isServiceState(stored) && field === 'state') return stateNames[stored];
  if (field === 'nationality') return nationalityName(stored);
  return /^\d{4}-\d\d-\d\d$/.test(stored) && dayOf(stored) ? dateText(stored) : stored;
}

/** A conflict names what is stored now, so that nothing is overwritten unseen. */
function fieldResult(outcome: FieldOutcome, field: string): ActionResult<SavedField> {
  const shown = (stored: string) => shownText(field, stored);
  if (outcome.kind === 'same') return done('', {});
  if (outcome.kind === 'conflict')
    return {
      ...refused('conflict', staffBookingsContent.page.conflict),
      present: { stored: outcome.present, shown: shown(outcome.present) },
    };
  const { changeId, name, label, former, stored, state } = outcome;
  const text = texts.changed(`${name}, ${label}`, shown(former), shown(stored));
  return done(state ? `${text} ${texts.nowState(stateNames[state])}` : text, {
    shown: shown(stored),
    ...(field !== 'cost' && { changeId }),
  });
}

const fieldTexts = ['field', 'typed', 'basedOn'] as const;
const request = textFields('id', ...fieldTexts);
const revision = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const whole = z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number));

/** Changing a field of a service, in the trip and in lists, and taking a change back. */
export const serviceIntents = {
  'service-field': intent(request, async ({ db, actor }, { id, ...asked }) =>
    fieldResult(await changeService(db, actor, id, asked), asked.field),
  ),
  'trip-undo': intent(textFields('bookingId', 'changeId'), async ({ db, actor }, asked) => {
    const { name, field } = await undoTripChange(db, actor, asked.bookingId, asked.changeId);
    return done(texts.undone([name, field].filter(Boolean).join(', ')), {});
  }),
} satisfies Readonly<Record<string, StaffIntent<SavedField>>>;

/** What staff do on the page of a trip, beside what they do with any booking. */
export const tripIntents: Readonly<Record<string, StaffIntent<SavedField>>> = {
  ...serviceIntents,
  'service-travellers': intent(
    z.object({ id: z.string(), revision, traveller: textList }),
    async ({ db, actor }, { id, traveller, ...asked }) => {
      await changeServiceTravellers(db, actor, id, { ...asked, travellerIds: traveller });
      return done(texts.travellersSaved, {});
    },
  ),
  'service-add': intent(
    textFields('bookingId', 'kind', 'title', 'day'),
    async ({ db, actor }, { bookingId, ...added }) => {
      await addService(db, actor, bookingId, added);
      return done(texts.serviceAdded, {});
    },
  ),
  'service-remove': intent(
    z.object({ id: z.string(), revision, name: z.string() }),
    async ({ db, actor }, { id, name, ...asked }) => {
      await removeService(db, actor, id, asked.revision);
      return done(texts.removed(name), {});
    },
  ),
  'day-field': intent(
    textFields('bookingId', 'id', ...fieldTexts),
    async ({ db, actor }, { bookingId, id, ...asked }) =>
      fieldResult(await changeDay(db, actor, bookingId, id, asked), asked.field),
  ),
  'day-insert': intent(
    z.object({ bookingId: z.string(), number: whole }),
    async ({ db, actor }, { bookingId, number }) => {
      return done(texts.daysChanged(await insertDay(db, actor, bookingId, number)), {});
    },
  ),
  'day-remove': intent(textFields('bookingId', 'id'), async ({ db, actor }, { bookingId, id }) => {
    return done(texts.daysChanged(await removeDay(db, actor, bookingId, id)), {});
  }),
  'traveller-field': intent(
    textFields('bookingId', 'id', ...fieldTexts),
    async ({ db, actor }, { bookingId, id, ...asked }) =>
      fieldResult(await changeTraveller(db, actor, bookingId, id, asked), asked.field),
  ),
  'traveller-add': intent(textFields('bookingId'), async ({ db, actor }, { bookingId }) => {
    await addTraveller(db, actor, bookingId);
    return done(texts.travellers.added, {});
  }),
  'traveller-remove': intent(
    textFields('bookingId', 'id', 'name'),
    async ({ db, actor }, { bookingId, id, name }) => {
      await removeTraveller(db, actor, bookingId, id);
      return done(texts.removed(name), {});
    },
  ),
  'traveller-lead': intent(
    textFields('bookingId', 'id', 'name'),
    async ({ db, actor }, { bookingId, id, name }) => {
      await chooseLead(db, actor, bookingId, id);
      return done(texts.travellers.leadChanged(name), {});
    },
  ),
  'trip-used': intent(textFields('bookingId'), async ({ db, actor }, { bookingId }) =>
    done(texts.usedDone(await markTripUsed(db, actor, bookingId)), {}),
  ),
};
