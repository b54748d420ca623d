import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-15T06:00:00Z');
const ride: CalendarEvent = {
  uid: 'booking-12-34@x.example',
  sequence: 3,
  title: 'Cab: Guwahati to Shillong',
  place: 'Guwahati; Assam, India',
  text: 'Booking B12\nA back\\slash',
  start: new Date('2026-11-21T00:30:00Z'),
  end: new Date('2026-11-21T04:00:00Z'),
};

it('writes times in UTC and escapes what has a meaning', () => {
  expect(calendarFile([ride], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Purvai//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-12-34@x.example',
    'SEQUENCE:3',
    'DTSTAMP:20261115T060000Z',
    'DTSTART:20261121T003000Z',
    'DTEND:20261121T040000Z',
    'SUMMARY:Cab: Guwahati to Shillong',
    'LOCATION:Guwahati\\; Assam\\, India',
    'DESCRIPTION:Booking B12\\nA back\\\\slash',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('ends whole days with the day after the last', () => {
  const { start: _start, end: _end, ...rest } = { ...ride } as CalendarEvent & { start: Date; end: Date };
  const text = calendarFile([{ ...rest, firstDay: '2026-12-30', lastDay: '2026-12-31' }], now);
  expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});

it('folds long lines between letters, and no line break can end an entry', () => {
  const title = `${'শিলং '.repeat(30)}\r\nEND:VCALENDAR`;
  const text = calendarFile([{ ...ride, title }], now);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'শিলং '.repeat(30)}\\nEND:VCALENDAR\r\n`);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
