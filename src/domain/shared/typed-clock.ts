import { dayOfCell } from './typed-day.ts';

const minutesOfDay = 24 * 60;

const clockAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Hours without minutes need `am`, `pm` or `hrs`: a bare `6` may be anything. */
const withMark = /^(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)? ?(a|p|h)(?:\.?m\.?|rs?\.?|ours?)?$/;
const withMinutes = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?$/;
const fourDigits = /^(\d{1,2})(\d{2}) ?(?:h|hrs?|hours?)\.?$|^(\d{2})(\d{2})$/;
/** Part of a day, as spreadsheets store a time. Two digits, except .25 and .75, may also be minutes: they are refused. */
const partOfDay = /^0?\.(\d|25|75|\d{3,})$/;

/** `12 am` is midnight; `18:30 pm` is often typed and means what it says. */
function hourOf(typed: number, mark: string): number | undefined {
  if (mark === 'a') return typed === 12 ? 0 : typed < 12 ? typed : undefined;
  if (mark === 'p') return typed >= 1 && typed < 12 ? typed + 12 : typed >= 12 ? typed : undefined;
  return typed;
}

function clockOf(hour = '', minute = '00', mark = ''): string | undefined {
  const hours = hourOf(Number(hour), mark);
  const isClock = hours !== undefined && hours < 24 && Number(minute) < 60;
  return isClock ? clockAt(hours * 60 + Number(minute)) : undefined;
}

/**
 * `18:30` of a time as files from India have it: `18:30`, `6:30 PM`, `6.30pm`, `6 p.m.`, `1830 hrs`, `12 noon`,
 * `18:30:00`, or the part of a day of a spreadsheet, `0.770833333333`.
 */
export function clockOfCell(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (/^(12 )?noon$/.test(text)) return '12:00';
  if (partOfDay.test(text)) {
    const minutes = Math.round(Number(text) * minutesOfDay);
    return minutes < minutesOfDay ? clockAt(minutes) : undefined;
  }
  const marked = withMark.exec(text);
  if (marked) return clockOf(marked[1], marked[2], marked[3]);
  const plain = withMinutes.exec(text);
  if (plain) return /^0\.\d\d$/.test(text) ? undefined : clockOf(plain[1], plain[2]);
  const digits = fourDigits.exec(text);
  return digits ? clockOf(digits[1] ?? digits[3], digits[2] ?? digits[4]) : undefined;
}

type DayAndClock = { day: string; clock: string | undefined };

const dayThenClock =
  /^(.+?)(?:(?<=\d)T|[\s,]+)(?:at )?(\d{1,2}[:.]\d{2}.*|\d{1,2}\s?[ap]\.?m.*|\d{3,4}\s?h.*|(?:12 )?noon)$/i;

/** A spreadsheet counts days, so its fraction is rounded to the minute before the day is taken. */
function ofSerial(text: string): DayAndClock | undefined {
  const minutes = Math.round(Number(text) * minutesOfDay);
  const day = dayOfCell(String(Math.floor(minutes / minutesOfDay)));
  return day === undefined ? undefined : { day, clock: clockAt(minutes % minutesOfDay) };
}

/**
 * A day, with its time when the cell has one: `15/11/2026 6:30 PM`, `15-Nov-26, 18:30`, `2026-11-15T18:30:00`, or the
 * number of a spreadsheet, `46341.770833`.
 */
export function dayAndClockOfCell(typed: string): DayAndClock | undefined {
  const text = typed.trim();
  if (/^[2-7]\d{4}\.\d+$/.test(text)) return ofSerial(text);
  const day = dayOfCell(text);
  if (day !== undefined) return { day, clock: undefined };
  const [, before = '', after = ''] = dayThenClock.exec(text) ?? [];
  const [splitDay, clock] = [dayOfCell(before), clockOfCell(after)];
  return splitDay === undefined || clock === undefined ? undefined : { day: splitDay, clock };
}
