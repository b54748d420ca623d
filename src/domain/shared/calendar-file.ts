/** Days are written as `2026-11-21`. */
type Time = { start: Date; end: Date } | { firstDay: string; lastDay: string };

export type CalendarEvent = Time & {
  /** The same in every file about the same thing, so that a later file replaces the entry. */
  uid: string;
  /** Grows with each change of the thing. */
  sequence: number;
  title: string;
  place: string;
  text: string;
};

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const dayMs = 24 * 3600_000;
const plainDay = (day: string): string => day.replaceAll('-', '');
/** The end of an entry of whole days is the day after the last one. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

const maxOctets = 75;

/** Lines of at most 75 octets; a further one begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > maxOctets) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}

const timeLines = (event: Time): string[] =>
  'start' in event
    ? [`DTSTART:${stampOf(event.start)}`, `DTEND:${stampOf(event.end)}`]
    : [
        `DTSTART;VALUE=DATE:${plainDay(event.firstDay)}`,
        `DTEND;VALUE=DATE:${plainDay(dayAfter(event.lastDay))}`,
      ];

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${stampOf(now)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  `DESCRIPTION:${escaped(event.text)}`,
  'END:VEVENT',
];

/** A calendar file (RFC 5545). Times are in UTC, so that it needs no table of time zones. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Purvai//Bookings//EN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
