import { fareMessages } from '#domain/fares/fare-messages.ts';
import { maxOtherNames } from '#domain/fares/routes/route-input.ts';
import { changeStop } from '#domain/fares/routes/route-staff-service.ts';
import { holdStop, selectAllStops } from '#domain/fares/routes/route-staff-store.ts';
import { findStop } from '#domain/fares/stop-finder-service.ts';
import { createStopIndex } from '#domain/fares/stop-names.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo, storable } from '#platform/text.ts';
import {
  countMiss,
  countMisses,
  deleteMiss,
  deleteMissesBefore,
  dismissMiss,
  type StopMiss,
  selectMisses,
  selectMissText,
} from './stop-miss-store.ts';

/** The first letters are enough to recognise a stop. */
const maxTextLength = 60;
const minTextLength = 3;
/** More are an address or a message. */
const maxWords = 6;

/**
 * The typed text as it is counted; `undefined` for one that is not kept: digits may be a number or an address of a
 * customer, and an @ or // a mail address or a link.
 */
function missTextOf(typed: string): string | undefined {
  const plain = storable(typed).normalize('NFKC');
  if (/\p{N}|@|\/\//u.test(plain)) return undefined;
  const text = plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (text.split(' ').length > maxWords) return undefined;
  const cut = cutTo(text, maxTextLength).trim();
  return cut.length >= minTextLength ? cut : undefined;
}

const messages = fareMessages.routes;

/** A text that was typed once may be the address of a single customer. */
const minTimes = 2;
/** At most 65,000 texts in 90 days, however many are typed. */
const maxPerHour = 30;
const keptDays = 90;
const maxListed = 100;

/** Counts a text for which no stop was found, with nothing about the visitor. */
export async function noteMiss(db: Queryable, typed: string, now = new Date()): Promise<void> {
  const text = missTextOf(typed);
  if (text) await countMiss(db, { text, day: dayInIndia(now), maxPerHour });
}

export type ListedMiss = Omit<StopMiss, 'id'> & {
  id: string;
  /** The name of a stop that may be meant, or empty. */
  nearest: string;
};

/** What was typed at least twice, the most typed first. */
export async function listMisses(db: Queryable, actor: StaffActor): Promise<ListedMiss[]> {
  assertArea(actor, 'money');
  const [misses, stops] = await Promise.all([selectMisses(db, minTimes, maxListed), selectAllStops(db)]);
  const index = createStopIndex(stops);
  return misses.map(({ id, ...miss }) => {
    const { stop, suggestion, suggestions = [] } = index.find(miss.text);
    return { ...miss, id: String(id), nearest: (stop ?? suggestion ?? suggestions[0])?.name ?? '' };
  });
}

export async function countListedMisses(db: Queryable, actor: StaffActor): Promise<number> {
  assertArea(actor, 'money');
  return countMisses(db, minTimes);
}

/** Makes the text another name of a stop, with its history. Returns both for the screen. */
export async function nameMiss(
  db: Db,
  actor: StaffActor,
  id: string,
  stopName: string,
): Promise<{ text: string; stop: string }> {
  assertArea(actor, 'money');
  const text = await selectMissText(db, BigInt(id), minTimes);
  if (text === undefined) throw new Failure('conflict', messages.missGone);
  if (stopName === '') throw new Failure('invalid', messages.stopMissing);
  const found = await findStop(db, stopName);
  const stop = found && (await holdStop(db, found.slug));
  if (!stop) throw new Failure('invalid', messages.stopUnknown(stopName));
  const otherNames = [stop.otherNames, text].filter(Boolean).join(', ');
  if (otherNames.length > maxOtherNames) throw new Failure('invalid', messages.otherNamesTooLong);
  const { id: rowId, slug: _slug, ...input } = stop;
  await changeStop(db, actor, String(rowId), { ...input, otherNames });
  await deleteMiss(db, BigInt(id));
  return { text, stop: stop.name };
}

/** Takes a text that is no stop off the list, also when it is typed again. Returns the text. */
export async function dismissListedMiss(db: Queryable, actor: StaffActor, id: string): Promise<string> {
  assertArea(actor, 'money');
  const text = await dismissMiss(db, BigInt(id), minTimes);
  if (text === undefined) throw new Failure('conflict', messages.missGone);
  return text;
}

/** Deletes what nobody has typed for so long. */
export const forgetOldMisses = (db: Queryable, now = new Date()): Promise<void> =>
  deleteMissesBefore(db, daysAfter(dayInIndia(now), -keptDays));
