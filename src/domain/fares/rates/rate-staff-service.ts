import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { FareBook } from '#domain/fares/fare-book.ts';
import { readFareBook } from '#domain/fares/fare-book-service.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { selectRatesFrom } from '#domain/fares/rate-store.ts';
import { cardOf, type Rates, type RateVersion, ratesOn, withCards } from '#domain/fares/rates.ts';
import { pagingOf } from '#domain/publishing/publishing.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { type RateDifference, rateDifferences } from './rate-differences.ts';
import {
  countVersions,
  insertVersion,
  lockVersions,
  markConfirmed,
  newestConfirmed,
  type RateVersionRow,
  selectVersion,
  selectVersions,
} from './rate-staff-store.ts';
import { type TripChange, type UsualTrip, usualTrips, whatWouldChange } from './usual-trips.ts';

const texts = fareMessages.rates;

const versionsPerPage = 10;
const maxNoteLength = 500;

/** A version with what it changed; the first one has nothing to differ from. */
export type RateHistoryLine = Omit<RateVersionRow, 'rates'> & { differences: RateDifference[] };

export type RateHistory = { lines: RateHistoryLine[]; total: number; page: number; totalPages: number };

export async function readRateHistory(
  db: Queryable,
  actor: StaffActor,
  wantedPage: number,
): Promise<RateHistory> {
  assertArea(actor, 'money');
  const total = await countVersions(db);
  const { page, totalPages } = pagingOf(total, wantedPage, versionsPerPage);
  // One version more, to compare the last one with.
  const rows = await selectVersions(db, (page - 1) * versionsPerPage, versionsPerPage + 1);
  const lines = rows.slice(0, versionsPerPage).map(({ rates, ...line }, index) => {
    const before = rows[index + 1];
    return { ...line, differences: before ? rateDifferences(before.rates, rates) : [] };
  });
  return { lines, total, page, totalPages };
}

export type RatesOverview = {
  /** The last one saved, which the form starts from. */
  newest: RateVersionRow | undefined;
  /** Confirmed: what visitors get now, and what follows by its day. */
  holding: RateVersion | undefined;
  following: RateVersion[];
  /** Whether visitors get sample rates, or would get them once they are confirmed. */
  isSample: boolean;
};

export async function readRatesOverview(db: Queryable, actor: StaffActor, now: Date): Promise<RatesOverview> {
  assertArea(actor, 'money');
  const today = dayInIndia(now);
  const [[newest], confirmed] = await Promise.all([selectVersions(db, 0, 1), selectRatesFrom(db, today)]);
  const holding = ratesOn(confirmed, today);
  const held = holding && (await selectVersion(db, holding.version));
  return {
    newest,
    holding,
    isSample: (held ?? newest)?.isSample === true,
    following: confirmed.filter(({ validFrom }) => validFrom > today),
  };
}

/** With the kilometres of their roads. */
const tripsWithKm = (book: FareBook, version: RateVersion, now: Date): UsualTrip[] =>
  usualTrips(version).map((usual) => {
    const { route, trip } = usual;
    const way = route && book.wayOn(dayInIndia(now), ...route);
    return way && 'km' in trip ? { ...usual, trip: { ...trip, km: way.km } } : usual;
  });

/** What is deactivated has no field in the form: its cards stay, for when it is offered again. */
async function withHiddenCards(db: Queryable, rates: Rates, newest: Rates | undefined): Promise<Rates> {
  if (!newest) return rates;
  const { cities, carTypes } = await readCabNames(db);
  const hidden = cities.flatMap((city) =>
    carTypes.flatMap((car) => {
      const card = city.isActive && car.isActive ? undefined : cardOf(newest, city.code, car.code);
      return card ? [{ city: city.code, car: car.code, card }] : [];
    }),
  );
  return withCards(rates, hidden);
}

export type RatePreview = {
  /** The version that holds on the first day of the new one; missing when none is confirmed. */
  against: number | undefined;
  differences: RateDifference[];
  trips: TripChange[];
  /** A confirmed version with a later first day, which will replace these rates. */
  replacedBy: RateVersion | undefined;
};

type Draft = { rates: Rates; validFrom: string };

function assertValidFrom(validFrom: string, now: Date): void {
  if (validFrom < dayInIndia(now)) throw new Failure('past_time', texts.validFromPast);
}

/** What visitors would pay for usual trips, against what they pay on that day now. */
export async function previewRates(
  db: Queryable,
  actor: StaffActor,
  { rates: typed, validFrom }: Draft,
  now: Date,
): Promise<RatePreview> {
  assertArea(actor, 'money');
  assertValidFrom(validFrom, now);
  const [[newest], confirmed, book] = await Promise.all([
    selectVersions(db, 0, 1),
    selectRatesFrom(db, dayInIndia(now)),
    readFareBook(db, now),
  ]);
  const rates = await withHiddenCards(db, typed, newest?.rates);
  const held = ratesOn(confirmed, validFrom);
  const old = held ?? newest;
  const next = { version: (newest?.version ?? 0) + 1, validFrom, rates };
  return {
    against: held?.version,
    differences: old ? rateDifferences(old.rates, rates) : [],
    trips: whatWouldChange(
      tripsWithKm(book, next, now),
      book.cars.map(({ code }) => code),
      old,
      next,
    ),
    replacedBy: confirmed.find((version) => version.validFrom > validFrom),
  };
}

const subjectOf = (version: number) => ({
  kind: 'rate-version',
  id: String(version),
  name: texts.version(version),
});

function assertAdmin(actor: StaffActor): void {
  if (actor.adminStatus !== 'Admin') throw new Failure('forbidden', texts.adminOnly);
}

export type NewRates = Draft & {
  note: string;
  /** The newest version when the form was opened. */
  basedOn: number;
  isConfirmed: boolean;
};

/** Adds a version; the ones before stay as they are. */
export async function saveRates(db: Db, actor: StaffActor, saved: NewRates, now: Date): Promise<number> {
  assertArea(actor, 'money');
  const { validFrom, basedOn, isConfirmed } = saved;
  const note = saved.note.trim();
  assertValidFrom(validFrom, now);
  if (note.length > maxNoteLength) throw new Failure('invalid', texts.noteTooLong);
  if (isConfirmed) assertAdmin(actor);
  return db.transaction(async (tx) => {
    await lockVersions(tx);
    const [newest] = await selectVersions(tx, 0, 1);
    if (newest && newest.version !== basedOn)
      throw new Failure('conflict', texts.savedMeanwhile(newest.madeBy, newest.version));
    const rates = await withHiddenCards(tx, saved.rates, newest?.rates);
    const changes = newest ? rateDifferences(newest.rates, rates).length : 0;
    if (newest && changes === 0 && newest.validFrom === validFrom)
      throw new Failure('invalid', texts.unchanged);
    const confirmedBy = isConfirmed ? actor.name : '';
    const version = await insertVersion(tx, { rates, validFrom, note, madeBy: actor.name, confirmedBy });
    const detail = {
      'valid from': dateText(validFrom),
      differences: String(changes),
      ...(isConfirmed && { confirmed: 'at once' }),
    };
    await noteActivity(tx, lineBy(actor, 'rates-saved', subjectOf(version), detail));
    await announceChange(tx, 'fares');
    return version;
  });
}

/** From then on visitors see fares by this version, if their day of travel is not before its first day. */
export async function confirmRates(db: Db, actor: StaffActor, version: number): Promise<void> {
  assertArea(actor, 'money');
  assertAdmin(actor);
  await db.transaction(async (tx) => {
    await lockVersions(tx);
    const found = await selectVersion(tx, version);
    if (!found) throw new Failure('not_found', texts.gone);
    if (found.confirmedAt) throw new Failure('conflict', texts.confirmedAlready(found.confirmedBy));
    // An older version would undo what a newer, confirmed one has changed.
    const newer = await newestConfirmed(tx);
    if (newer > version) throw new Failure('conflict', texts.newerConfirmed(newer));
    await markConfirmed(tx, version, actor.name);
    const detail = { 'valid from': dateText(found.validFrom) };
    await noteActivity(tx, lineBy(actor, 'rates-confirmed', subjectOf(version), detail));
    await announceChange(tx, 'fares');
  });
}
