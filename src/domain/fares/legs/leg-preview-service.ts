import { readFareBookRows } from '#domain/fares/fare-book-service.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { selectByRoute } from '#domain/fares/report/fare-report-store.ts';
import { selectRoutePages } from '#domain/fares/routes/route-page-store.ts';
import { endsOf, type RouteEnd, type WrongEnd } from '#domain/fares/routes/typed-ends.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { type LegEdit, type LegEffects, legEffects, type WatchedRide } from './leg-effects.ts';
import type { LegFacts } from './leg-input.ts';
import { hasLegBetween, selectLeg } from './leg-staff-store.ts';

const askedDays = 30;
const maxAsked = 30;

/** The routes that have pages, and the rides that were asked for most in the last days. */
async function watchedRides(db: Queryable, now: Date): Promise<WatchedRide[]> {
  const firstDay = daysAfter(dayInIndia(now), 1 - askedDays);
  const asked = await selectByRoute(db, firstDay, startOfDayInIndia(firstDay), maxAsked);
  const rides = [
    ...(await selectRoutePages(db)).map(({ fromSlug, toSlug }) => ({ from: fromSlug, to: toSlug })),
    ...asked.flatMap(({ kind, fromSlug, toSlug }) =>
      kind === 'route' ? [{ from: fromSlug, to: toSlug }] : [],
    ),
  ];
  return [...new Map(rides.map((ride) => [[ride.from, ride.to].toSorted().join(' '), ride])).values()];
}

/** What these changes together would do. Asks for no area: the use cases that call it do. */
export async function readLegEffects(
  db: Queryable,
  edits: readonly LegEdit[],
  now: Date,
): Promise<LegEffects> {
  const rides = await watchedRides(db, now);
  return legEffects(await readFareBookRows(db, now), edits, rides, now);
}

const editOf = (from: string, to: string, facts: LegFacts | undefined): LegEdit => ({
  from,
  to,
  leg: facts && { ...facts, from, to },
});

/** What a leg between two typed stops would change. */
export async function previewNewLeg(
  db: Queryable,
  actor: StaffActor,
  typed: Record<RouteEnd, string>,
  facts: LegFacts,
  now: Date,
): Promise<LegEffects | WrongEnd> {
  assertArea(actor, 'money');
  const ends = await endsOf(db, typed);
  if ('wrong' in ends) return ends;
  const { from, to } = ends;
  if (await hasLegBetween(db, from.slug, to.slug))
    throw new Failure('conflict', fareMessages.legs.taken(from.name, to.name));
  return readLegEffects(db, [editOf(from.slug, to.slug, facts)], now);
}

/** What other figures of a leg would change, or its removal where there are none. */
export async function previewLeg(
  db: Queryable,
  actor: StaffActor,
  id: string,
  facts: LegFacts | undefined,
  now: Date,
): Promise<LegEffects> {
  assertArea(actor, 'money');
  const leg = await selectLeg(db, BigInt(id));
  if (!leg) throw new Failure('conflict', fareMessages.routes.changedMeanwhile);
  return readLegEffects(db, [editOf(leg.fromSlug, leg.toSlug, facts)], now);
}
