import { dayInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Columns of a day: ten minutes each. `staff.css` has a class for each column. */
export const daySlots = 144;
/** A shorter bar could not be pointed at. */
const minDaySpan = 3;

export type Span = {
  /** From 1. */
  start: number;
  span: number;
  /** It began before what is shown, or ends after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

type Times = { pickupAt: Date; endsAt: Date };
type Period = { firstDay: string; days: number };

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The columns of a duty that touches the period. */
export function spanOf({ pickupAt, endsAt }: Times, { firstDay, days }: Period): Span {
  const from = startOfDayInIndia(firstDay).getTime();
  const isDay = days === 1;
  const slots = isDay ? daySlots : days;
  const slotMs = isDay ? dayMs / daySlots : dayMs;
  const first = Math.floor((pickupAt.getTime() - from) / slotMs);
  const last = Math.ceil((endsAt.getTime() - from) / slotMs);
  const minSpan = isDay ? minDaySpan : 1;
  const start = clamp(first, slots - minSpan);
  const end = Math.max(clamp(last, slots), start + minSpan);
  return { start: start + 1, span: end - start, isCutBefore: first < 0, isCutAfter: last > slots };
}

/** A shorter bar has the customer beside it, where there is room. */
const minInside = 24;
/** Many waiting bars are side by side, so they have their text inside as soon as it fits. */
const minWaitingInside = 16;
/** For the text beside a waiting bar, because many are side by side. */
const besideRoom = 20;

export type Room = { start: number; span: number; isBefore: boolean };

/** Whether the text is beside the bar and not in it: the bar is short, and there is more room beside it. */
export const isBeside = (span: number, room: number): boolean => span < minInside && room - span > span;

/** The columns of a waiting bar with its text; late in the day the text is before the bar. */
export function waitingRoom({ start, span }: Pick<Span, 'start' | 'span'>): Room {
  const room = span < minWaitingInside ? span + besideRoom : span;
  const isBefore = start + room - 1 > daySlots;
  return { start: isBefore ? start + span - room : start, span: room, isBefore };
}

/** How many columns each bar of a row may fill with its text: up to the next bar, or the end of the day. */
export function roomsOf(spans: readonly Pick<Span, 'start' | 'span'>[]): number[] {
  return spans.map(({ start, span }) => {
    const later = spans.map((other) => other.start).filter((other) => other > start);
    return Math.max(span, Math.min(...later, daySlots + 1) - start);
  });
}

/** The column of the present moment in a day; undefined on other days. */
export function slotOfNow(now: Date, day: string): number | undefined {
  if (dayInIndia(now) !== day) return undefined;
  const sinceMidnight = now.getTime() - startOfDayInIndia(day).getTime();
  return Math.floor((sinceMidnight / dayMs) * daySlots) + 1;
}

/** The time is changed in steps of a quarter of an hour. */
const stepMinutes = 15;
const minSidewaysPx = 24;

type Track = {
  trackWidth: number;
  days: number;
  isOtherRow: boolean;
  /** A hand that goes to another row drifts sideways, so there the time changes only while Shift is held. */
  hasShift: boolean;
};

/** By how much the time of a bar that was dragged sideways changes. */
export function draggedMs(dx: number, { trackWidth, days, isOtherRow, hasShift }: Track): number {
  if (isOtherRow && !hasShift) return 0;
  if (Math.abs(dx) < minSidewaysPx || trackWidth <= 0) return 0;
  const share = dx / trackWidth;
  if (days > 1) return Math.round(share * days) * dayMs;
  return Math.round((share * 24 * 60) / stepMinutes) * stepMinutes * minuteMs;
}
