/** One appointment for a calendar (RFC 5545). */
export type CalendarEvent = {
  /** The same for the same appointment, so that a calendar replaces it when the file is opened again. */
  uid: string;
  madeAt: Date;
  startsAt: Date;
  /** Missing where the end is not known. */
  endsAt?: Date;
  title: string;
  place: string;
  text: string;
  url: string;
};

/** `20261121T083000Z`. */
const utcText = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

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

/** The appointment is tentative, because a request is not confirmed yet. */
export function calendarFile({
  uid,
  madeAt,
  startsAt,
  endsAt,
  title,
  place,
  text,
  url,
}: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cab request//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcText(madeAt)}`,
    `DTSTART:${utcText(startsAt)}`,
    ...(endsAt ? [`DTEND:${utcText(endsAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
