import type { DutyEntry, EntryKind } from '#domain/bookings/booking.ts';

/** The steps of a duty in their order; each has a time and an odometer. */
export const stepKinds = ['start', 'reached', 'on-board', 'end'] as const satisfies readonly EntryKind[];
export type StepKind = (typeof stepKinds)[number];

/** The steps, and before them when the flight or the train arrived that the ride meets; that one has no odometer. */
export const readingKinds = ['landed', ...stepKinds] as const satisfies readonly EntryKind[];
export type ReadingKind = (typeof readingKinds)[number];

export type Reading = { at: Date; odometerKm: number | null };
export type Readings = Partial<Record<ReadingKind, Reading>>;

/** The entry of each kind that counts: the last one by staff, who correct the driver, otherwise the driver's last. */
export function readingsOf(entries: readonly DutyEntry[]): Readings {
  const readings: Readings = {};
  for (const kind of readingKinds) {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    const counted = ofKind.findLast(({ enteredBy }) => enteredBy !== '') ?? ofKind.at(-1);
    if (counted) readings[kind] = { at: counted.happenedAt, odometerKm: counted.odometerKm };
  }
  return readings;
}

/** Why something that was agreed holds in place of what was measured, or what can hardly be. */
export type UsageNote =
  | { kind: 'km-missing' | 'time-missing' | 'time-backwards' | 'waiting-missing' }
  | { kind: 'km-backwards'; from: number; to: number }
  | { kind: 'km-too-many'; km: number; minutes: number };

export type Usage = {
  /** From the customer's pick-up to the end; the way from the garage is the agency's own. `null`: not known. */
  km: number | null;
  /** Whole minutes from the customer's pick-up to the end. */
  minutes: number | null;
  /** Whole minutes that the driver waited after the agreed time, or after a flight or train that arrived later. */
  waitingMinutes: number | null;
  notes: UsageNote[];
};

const minutesBetween = (from: number, to: number): number => Math.floor((to - from) / 60_000);

/** The driver who comes early waits at the agency's expense; the customer who comes late at their own. */
function pickedUpAt({ reached, 'on-board': onBoard }: Readings, pickupAt: Date): number | undefined {
  const ready = reached && Math.max(reached.at.getTime(), pickupAt.getTime());
  if (ready === undefined || onBoard === undefined) return onBoard?.at.getTime() ?? ready;
  return Math.min(ready, onBoard.at.getTime());
}

/** The first step at which the odometer shows less than at the step before. */
function stepBackwards(readings: Readings): { from: number; to: number } | undefined {
  const shown = stepKinds.flatMap((kind) => readings[kind]?.odometerKm ?? []);
  return shown.map((to, index) => ({ from: shown[index - 1] ?? 0, to })).find(({ from, to }) => to < from);
}

/** No cab drives 120 km in an hour on average; a short ride may begin or end within a minute of its reading. */
const maxKmIn = (minutes: number): number => 20 + 2 * minutes;

function kmOf(readings: Readings, minutes: number | null): Pick<Usage, 'km' | 'notes'> {
  const from = readings['on-board']?.odometerKm ?? readings.reached?.odometerKm;
  const to = readings.end?.odometerKm;
  if (from === undefined || from === null || to === undefined || to === null)
    return { km: null, notes: [{ kind: 'km-missing' }] };
  // A slip of the finger at any step makes the kilometres a guess.
  const backwards = stepBackwards(readings);
  if (backwards) return { km: null, notes: [{ kind: 'km-backwards', ...backwards }] };
  const km = to - from;
  const isDoubtful = minutes !== null && km > maxKmIn(minutes);
  return { km, notes: isDoubtful ? [{ kind: 'km-too-many', km, minutes }] : [] };
}

/** From the customer's pick-up to the end; `undefined` while one of them is not known or they run backwards. */
export function rideOf(readings: Readings, agreedAt: Date): { from: Date; to: Date } | undefined {
  const from = pickedUpAt(readings, meetingAt(readings, agreedAt));
  const to = readings.end?.at;
  return from === undefined || to === undefined || to.getTime() < from
    ? undefined
    : { from: new Date(from), to };
}

function minutesOf(readings: Readings, pickupAt: Date): Pick<Usage, 'minutes' | 'notes'> {
  const from = pickedUpAt(readings, pickupAt);
  const to = readings.end?.at.getTime();
  if (from === undefined || to === undefined) return { minutes: null, notes: [{ kind: 'time-missing' }] };
  return to < from
    ? { minutes: null, notes: [{ kind: 'time-backwards' }] }
    : { minutes: minutesBetween(from, to), notes: [] };
}

function waitingOf(
  { reached, 'on-board': onBoard }: Readings,
  pickupAt: Date,
): Pick<Usage, 'waitingMinutes' | 'notes'> {
  if (!reached || !onBoard) return { waitingMinutes: null, notes: [{ kind: 'waiting-missing' }] };
  const from = Math.max(reached.at.getTime(), pickupAt.getTime());
  return { waitingMinutes: Math.max(0, minutesBetween(from, onBoard.at.getTime())), notes: [] };
}

/** A late flight or train moves the agreed time, an early one does not. */
const meetingAt = ({ landed }: Readings, pickupAt: Date): Date =>
  landed && landed.at > pickupAt ? landed.at : pickupAt;

/** What the customer used, from the entries of the duty. */
export function usageOf(readings: Readings, agreedAt: Date): Usage {
  const pickupAt = meetingAt(readings, agreedAt);
  const minutes = minutesOf(readings, pickupAt);
  const km = kmOf(readings, minutes.minutes);
  const waiting = waitingOf(readings, pickupAt);
  return { ...km, ...minutes, ...waiting, notes: [...km.notes, ...minutes.notes, ...waiting.notes] };
}
