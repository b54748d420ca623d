import { expect, it } from 'vitest';
import type { MailedDuty } from '#domain/bookings/mails/mailed-duty.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { renderDutyDigestMail, renderReminderMail } from './duty-list-mail.tsx';

const base = 'https://www.purvai.example';
const duty = (change: Partial<MailedDuty> = {}): MailedDuty => ({
  dutyId: '12',
  bookingId: '12',
  number: 'B12',
  pickupAt: momentInIndia('2026-11-17', '06:00'),
  firstName: 'Asha',
  route: 'Guwahati to Shillong',
  car: 'AS 01 AB 1234',
  driver: 'Bikash Kalita',
  ...change,
});

it('lists the duties of a day with what is missing', () => {
  const duties = [
    duty(),
    duty({ bookingId: '13', number: 'B13', firstName: '<b>Bina</b>', car: '', driver: '' }),
    duty({ bookingId: '14', number: 'B14', driver: '' }),
  ];
  const { subject, text, html } = renderDutyDigestMail(
    { day: '2026-11-17', duties, more: 2, problems: [] },
    base,
  );
  expect(subject).toBe('5 duties on Tue 17 Nov 2026, 2 unassigned');
  const address = `${base}/adminDashboard/manage-cab-booking`;
  expect(text.split('\n')).toEqual([
    `- 06:00 B12 Asha, Guwahati to Shillong, AS 01 AB 1234, Bikash Kalita: ${address}/booking?id=12`,
    `- 06:00 B13 <b>Bina</b>, Guwahati to Shillong, Unassigned: ${address}/booking?id=13`,
    `- 06:00 B14 Asha, Guwahati to Shillong, AS 01 AB 1234, no driver: ${address}/booking?id=14`,
    '- and 2 more',
    '',
    `The board of the day: ${address}/?day=2026-11-17`,
    '',
  ]);
  expect(html).toContain('&lt;b&gt;Bina&lt;/b&gt;');
  expect(
    renderDutyDigestMail({ day: '2026-11-17', duties: [duty()], more: 0, problems: [] }, base).subject,
  ).toBe('1 duty on Tue 17 Nov 2026');
});

it('begins with what has to be mended', () => {
  const duties = [duty(), duty({ driver: '' })];
  const problems = duties.map((one) => ({
    duty: one,
    texts: ['no driver yet', 'the car has 5 min after B11'],
  }));
  const { subject, text, html } = renderDutyDigestMail(
    { day: '2026-11-17', duties, more: 0, problems },
    base,
  );
  expect(subject).toBe('2 duties on Tue 17 Nov 2026, 1 unassigned, 2 to be mended');
  const address = `${base}/adminDashboard/manage-cab-booking/booking?id=12`;
  expect(text.split('\n').slice(0, 5)).toEqual([
    'To be mended before the day: 2 duties',
    `- 06:00 B12 no driver yet; the car has 5 min after B11: ${address}`,
    `- 06:00 B12 no driver yet; the car has 5 min after B11: ${address}`,
    '',
    'All duties',
  ]);
  expect(html).toContain('<h2>To be mended before the day: 2 duties</h2>');
});

it('reminds of what is unassigned, with the day', () => {
  const { subject, text } = renderReminderMail([duty({ car: '' })], base);
  expect(subject).toBe('1 duty without car or driver, the first at 06:00');
  expect(text).toContain('- Tue 17 Nov 2026, 06:00 B12 Asha, Guwahati to Shillong, no car, Bikash Kalita: ');
  expect(text).toContain('/manage-cab-booking/bookings?view=unassigned-soon');
});
