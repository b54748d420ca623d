import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { closeDuty, enterReading, viewSlip } from '#domain/bookings/slip/slip-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { exportCustomerPdf } from '#domain/privacy/privacy-service.ts';
import { openPrinter } from '#worker/pdf/printer.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { sourcePrintScript } from '../../../../scripts/print/source-print-script.ts';
import { readPdf } from '../../../../tests/support/pdf.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { personalDataPdf } from './personal-data-pdf.ts';

const test = testDatabase();
const actor = someActor(test);

const enquire = async (name: string, message = 'Two days in Shillong') => {
  const words = { name, contactNo: '98640 12345', email: 'asha@example.com', message, code: '' };
  const id = await addByHand(test.db, actor, { ...words, source: 'call' });
  const { rows } = await test.pool.query('select customer_id::text as id from enquiries where id = $1', [id]);
  return String(rows[0].id);
};

it('prints everything that is stored about a customer in plain words, in a process of its own', async () => {
  const id = await enquire('Asha Das');
  await test.pool.query(
    `insert into enquiry_events (enquiry_id, kind, detail)
     select id, 'note', '{"text": "Wants a SUV"}' from enquiries;
     update enquiries set trip_to = 'Shillong', trip_starts = '2026-12-24', budget_paise = 4200000`,
  );
  const printer = openPrinter(sourcePrintScript);
  const bytes = await exportCustomerPdf(test, actor, id, (print) =>
    printer({ kind: 'personal-data', ...print }, new AbortController().signal),
  );
  const { pages, tags, catalog } = await readPdf(bytes);
  for (const words of [
    'What we store about you',
    'Asha Das',
    '+91 98640 12345',
    'asha@example.com',
    'Contacted',
    'Call',
    'Two days in Shillong',
    '24 Dec 2026',
    '₹42,000',
    'Our note: Wants a SUV',
    'We wrote down your enquiry',
    'Page 1 of',
  ])
    expect(pages.join('')).toContain(words);
  // Staff members are not the customer's data.
  expect(pages.join('')).not.toContain(actor.name);
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
  expect(catalog).toContain('en-GB');
  const log = await test.pool.query(`select subject_id from activity where action = 'customer-exported'`);
  expect(log.rows).toEqual([{ subject_id: id }]);
});

it('prints bookings with their duties, statements, payments and timelines', async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  const bookingId = await makeSomeBooking(test, actor, { contactNo: '98640 77777', flight: '6E 481' });
  const { duty, customer } = await viewOnly(test, actor, bookingId);
  await addMoney(test.db, actor, bookingId, {
    ...{ key: randomUUID(), kind: 'advance', method: 'upi', amountPaise: 500_00, reference: 'UTR 42' },
  });
  const reading = (kind: 'on-board' | 'end', hours: number, odometerKm: number) =>
    enterReading(test.db, actor, duty.id, {
      ...{ key: randomUUID(), kind, odometerKm, reason: '' },
      happenedAt: new Date(duty.pickupAt.getTime() + hours * 3600_000),
    });
  await test.pool.query(`update duties set status = 'assigned' where id = $1`, [duty.id]);
  await reading('on-board', 0, 50_000);
  await reading('end', 3, 50_118);
  const slip = await viewSlip(test, actor, duty.id);
  await closeDuty(test.db, actor, {
    ...{ dutyId: duty.id, revision: slip?.duty.revision ?? 0, corrections: [] },
    totalPaise: slip?.statement.totalPaise ?? 0,
  });
  const { pages } = await readPdf(await exportCustomerPdf(test, actor, customer.id, personalDataPdf));
  for (const words of [
    `Booking B${bookingId}`,
    '6E 481',
    'Over',
    'Statement of charges, not a tax invoice',
    '118 km were driven',
    'Ended, 50,118 km',
    'Advance, ₹500, UPI, UTR 42',
    'We made the booking: ₹1,995',
  ])
    expect(pages.join('')).toContain(words);
  expect(pages.join('')).not.toContain(actor.name);
});

it('says when a script has no letters, and prints long texts over pages', async () => {
  const id = await enquire('আশা தமிழ்', 'Along the river. '.repeat(2000));
  const bytes = await exportCustomerPdf(test, actor, id, personalDataPdf);
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join('')).toContain('আশা …');
  expect(pages.join('')).toContain('Words in a script that this print has no letters for');
});
