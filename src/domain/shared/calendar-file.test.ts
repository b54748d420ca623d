import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const madeAt = new Date('2026-11-19T06:00:00Z');
const common = {
  uid: 'PT-K7M2XP@purvai.example',
  madeAt,
  title: 'Cab: Guwahati; Shillong, Sohra',
  place: '',
  text: 'First line\nSecond \\ line',
};
const event = {
  ...common,
  startsAt: new Date('2026-11-21T08:30:00Z'),
  url: 'https://www.purvai.example/request/x',
  isTentative: true,
};

it('an appointment is in UTC, with what the format gives a meaning escaped', () => {
  const lines = calendarFile([event]).split('\r\n');
  expect(lines).toContain('DTSTART:20261121T083000Z');
  expect(lines).toContain('SUMMARY:Cab: Guwahati\\; Shillong\\, Sohra');
  expect(lines).toContain('DESCRIPTION:First line\\nSecond \\\\ line');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines.some((line) => /^(DTEND|LOCATION|SEQUENCE)/.test(line))).toBe(false);
  expect(calendarFile([{ ...event, endsAt: new Date('2026-11-21T16:30:00Z') }])).toContain(
    '\r\nDTEND:20261121T163000Z\r\n',
  );
});

it('whole days end with the day after the last, and a change has a number', () => {
  const days = { ...common, sequence: 3, firstDay: '2026-12-30', lastDay: '2026-12-31' };
  const text = calendarFile([days]);
  expect(text).toContain('SEQUENCE:3\r\nDTSTAMP:20261119T060000Z\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('STATUS:CONFIRMED\r\n');
  expect(calendarFile([{ ...days, isCancelled: true }])).toContain('STATUS:CANCELLED\r\n');
});

it('long lines are folded after whole characters, and no line break ends an appointment', () => {
  const title = `${'₹'.repeat(200)}\rEND:VCALENDAR`;
  const file = calendarFile([{ ...event, title }, event]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'₹'.repeat(200)}\\nEND:VCALENDAR\r\n`);
  expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
