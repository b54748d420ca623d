import { selectBooking } from '#domain/bookings/booking-store.ts';
import { insertPackage } from '#domain/bookings/packages/package-store.ts';
import type { NewTripInput, TripKind } from '#domain/bookings/trips/new-trip-input.ts';
import { tripMessages as messages } from '#domain/bookings/trips/trip-messages.ts';
import type { TripStart } from '#domain/bookings/trips/trip-start.ts';
import { daysFromTo, daysOf, servicesOf, travellersOf } from '#domain/bookings/trips/trip-start.ts';
import { insertTrip, selectDays, selectTripServices } from '#domain/bookings/trips/trip-store.ts';
import { usualTermsOn } from '#domain/cancellation/cancellation-service.ts';
import type { CancellationTerms } from '#domain/cancellation/terms.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { isSameRequest, requestFingerprint } from '#domain/shared/request-fingerprint.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { planOfPackage } from '#domain/tour-packages/package-plan.ts';
import { readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { chosenCustomer, customerIdOf, insertFrom, noteMade, orExisting, originOf } from './new-booking.ts';
import { selectByKey } from './new-booking-store.ts';
import { MadeDifferently } from './same-request.ts';

type Parts = { db: Db; encryption: Encryption; queue: Queue };

const rates = (
  kind: TripKind,
  { tourGstPercent, overseasGstPercent, overseasTcsPercent, gstPercent }: SiteSettings,
) =>
  ({
    tour: { gstPercent: tourGstPercent, tcsPercent: '0' },
    'overseas-tour': { gstPercent: overseasGstPercent, tcsPercent: overseasTcsPercent },
    other: { gstPercent, tcsPercent: '0' },
  })[kind];

/** What is sold, in one line with its taxes. */
function soldAs(input: NewTripInput, settings: SiteSettings, cancellation: CancellationTerms | null) {
  const { title, pricePaise, kind, adults, childAges } = input;
  const priced = {
    lines: [{ text: title, quantity: 1, unitPaise: pricePaise }],
    ...{ discount: null, placeOfSupply: 'same-state' as const, isRounded: true, ...rates(kind, settings) },
  };
  const { depositPaise: _, balancePaise: _balance, ...sums } = sumsOf(priced);
  const { isRounded: _isRounded, ...offered } = priced;
  const texts = { inclusions: '', exclusions: '', itinerary: '', terms: '' };
  return { sums, offer: { ...offered, ...texts, cancellation, travellers: { adults, childAges } } };
}

/** The days and services of a package. */
async function startOfPackage(db: Queryable, actor: StaffActor, input: NewTripInput, count: number) {
  const found = await readQuotedPackage(db, actor, input.sourceId);
  if (!found) throw new Failure('not_found', messages.sourceGone, { field: 'sourceId' });
  const plan = planOfPackage(found);
  const isOverseas = input.kind === 'overseas-tour';
  return {
    days: daysOf({ titles: [], plan, count }),
    services: servicesOf(plan, count, { isOverseas, isQuoted: false }),
  };
}

/** Those of another trip, asked again: nothing is confirmed yet. */
async function startOfTrip(db: Queryable, { sourceId }: NewTripInput, count: number) {
  const source = await selectBooking(db, sourceId);
  if (!source || source.kind === 'cab')
    throw new Failure('not_found', messages.sourceGone, { field: 'sourceId' });
  const [days, services] = await Promise.all([selectDays(db, sourceId), selectTripServices(db, sourceId)]);
  return {
    days: daysOf({ titles: [], plan: days, count }),
    services: services
      .filter(({ kind, state }) => kind !== 'cab' && state !== 'cancelled')
      .map(({ kind, title, day, nights, starts, details, supplier }) => ({
        ...{ kind, title, nights, starts, quoted: null, supplierId: supplier?.id ?? null },
        // A permit is applied for again.
        details: kind === 'permit' ? { region: details.region ?? '' } : details,
        day: day === null ? null : Math.min(day, count),
      })),
  };
}

async function startFor(
  db: Queryable,
  actor: StaffActor,
  input: NewTripInput,
): Promise<Omit<TripStart, 'travellers'>> {
  const count = daysFromTo(input.firstDay, input.lastDay);
  if (input.source === 'package') return startOfPackage(db, actor, input, count);
  if (input.source === 'trip') return startOfTrip(db, input, count);
  return { days: daysOf({ titles: [], plan: [], count }), services: [] };
}

/** A trip that was agreed without a quote. Idempotent by the form's key; a retry with other content is refused. */
export async function makeTrip(
  { db, encryption, queue }: Parts,
  actor: StaffActor,
  input: NewTripInput,
): Promise<string> {
  assertArea(actor, 'enquiries');
  const { key, ...content } = input;
  const fingerprint = requestFingerprint(content);
  const same = (made: { id: string; requestFingerprint: string }) => {
    if (!isSameRequest(made.requestFingerprint, fingerprint)) throw new MadeDifferently(made.id);
    return made.id;
  };
  const [settings, start, usual, chosenId] = await Promise.all([
    readSettings(db),
    startFor(db, actor, input),
    usualTermsOn(db, actor, new Date()),
    chosenCustomer(db, actor, input),
  ]);
  const { offer, sums } = soldAs(input, settings, usual[input.kind]);
  const making = queue.transaction(db, async (tx) => {
    const origin = await originOf(tx, actor, { quoteId: '', enquiryId: input.enquiryId });
    const before = await selectByKey(tx, key);
    if (before) return same(before);
    const bookingId = await insertFrom(tx, encryption, actor, origin, {
      ...{ key, kind: input.kind, firstDay: input.firstDay, lastDay: input.lastDay },
      ...{ totalPaise: sums.totalPaise, requestFingerprint: fingerprint },
      customerId: await customerIdOf(tx, origin.enquiry, chosenId, input),
    });
    const packageId = await insertPackage(tx, bookingId, { title: input.title, offer, sums });
    const travellers = travellersOf({ ...input, leadName: input.name || (origin.enquiry?.name ?? '') });
    await insertTrip(tx, { bookingId, packageId }, { ...start, travellers });
    await noteMade(tx, actor, origin, { bookingId, paise: sums.totalPaise });
    return bookingId;
  });
  return orExisting(db, key, making, same);
}
