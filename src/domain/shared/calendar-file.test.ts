import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'PT-K7M2XP@purvai.example',
  madeAt: new Date('2026-11-19T06:00:00Z'),
  startsAt: new Date('2026-11-21T08:30:00Z'),
  title: 'Cab: Guwahati; Shillong, Sohra',
  place: '',
  text: 'First line\nSecond \\ line',
  url: 'https://www.purvai.example/request/x',
};

it('an appointment is in UTC, with what the format gives a meaning escaped', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines).toContain('DTSTART:20261121T083000Z');
  expect(lines).toContain('SUMMARY:Cab: Guwahati\\; Shillong\\, Sohra');
  expect(lines).toContain('DESCRIPTION:First line\\nSecond \\\\ line');
  expect(lines.some((line) => line.startsWith('DTEND') || line.startsWith('LOCATION'))).toBe(false);
  expect(calendarFile({ ...event, endsAt: new Date('2026-11-21T16:30:00Z') })).toContain(
    '\r\nDTEND:20261121T163000Z\r\n',
  );
});

it('long lines are folded after whole characters', () => {
  const title = '₹'.repeat(200);
  const file = calendarFile({ ...event, title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
