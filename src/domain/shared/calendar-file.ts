/** Moments, or whole days such as `2026-11-21`. The end is missing where it is not known. */
type Time = { startsAt: Date; endsAt?: Date } | { firstDay: string; lastDay: string };

/** One appointment for a calendar (RFC 5545). */
export type CalendarEvent = Time & {
  /** The same for the same appointment, so that a calendar replaces it when the file is opened again. */
  uid: string;
  /** Grows with each change of the appointment. */
  sequence?: number;
  madeAt: Date;
  title: string;
  place: string;
  text: string;
  url?: string;
  /** It is not confirmed yet. */
  isTentative?: boolean;
  /** A calendar that has it takes it off. */
  isCancelled?: boolean;
};

/** `20261121T083000Z`. */
const utcText = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const dayMs = 24 * 3600_000;
const dayText = (day: string): string => day.replaceAll('-', '');
/** An appointment of whole days ends with the day after the last one. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

const maxOctets = 75;

/** A line has at most 75 octets; a longer one goes on in the next after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxOctets) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

function timeLines(time: Time): string[] {
  if ('firstDay' in time)
    return [
      `DTSTART;VALUE=DATE:${dayText(time.firstDay)}`,
      `DTEND;VALUE=DATE:${dayText(dayAfter(time.lastDay))}`,
    ];
  return [`DTSTART:${utcText(time.startsAt)}`, ...(time.endsAt ? [`DTEND:${utcText(time.endsAt)}`] : [])];
}

function statusOf({ isTentative, isCancelled }: CalendarEvent): string {
  if (isCancelled) return 'CANCELLED';
  return isTentative ? 'TENTATIVE' : 'CONFIRMED';
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
  `DTSTAMP:${utcText(event.madeAt)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  `DESCRIPTION:${escaped(event.text)}`,
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${statusOf(event)}`,
  'END:VEVENT',
];

/** A calendar file. Moments are in UTC, so that it needs no table of time zones. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trips//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
