import { describe, expect, it } from 'vitest';
import { addMoney } from '#domain/bookings/money/money-service.ts';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { customerFor } from '#domain/enquiries/customers/customer-service.ts';
import {
  applyCustomerImport,
  listCustomerImports,
  previewCustomerImport,
  undoCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, viewOnly } from '../../../../tests/support/some-booking.ts';
import {
  bookingHeader,
  bookingRow,
  csv,
  importing,
  inFive,
  now,
  usual,
} from '../../../../tests/support/some-import.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { waitUntil } from '../../../../tests/support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
const { preview, applySeen, apply, undo, rowsOf, withFleet } = importing(test, actor);

const sneha = bookingRow();
const anil = bookingRow({
  ...{ 0: 'Anil Das', 1: '98640 55502', 3: '18:00' },
  ...{ 7: '', 8: '', 9: '', 10: '', 11: '' },
});

describe('a list of open bookings', () => {
  const only = async () => {
    const [row] = await rowsOf('bookings');
    return viewOnly(test, actor, String(row.id));
  };

  it('is stored with customer, ride, price, advance, car, driver and timeline', async () => {
    await withFleet();
    expect(await apply('bookings', [bookingHeader, sneha])).toBe(1);
    const { booking, duty, customer, service, money, events } = await only();
    expect(booking).toMatchObject({
      ...{ origin: 'import', totalPaise: 2000_00, receivedPaise: 500_00, notes: 'Two bags' },
      ...{ ownerId: actor.id, madeBy: actor.name },
    });
    expect(customer).toMatchObject({ name: 'Sneha Iyer', phoneE164: '+919830122334' });
    expect(service.title).toBe('One way, Guwahati to Shillong');
    expect(duty).toMatchObject({
      ...{ status: 'assigned', tripType: 'one-way', fromSlug: 'guwahati', toSlug: 'shillong' },
      ...{ carType: 'sedan', farePaise: 2000_00, pickupAt: momentInIndia(inFive, '06:30') },
    });
    expect(duty.carId).toBe(String((await rowsOf('cars'))[0].id));
    expect(duty.endsAt > duty.pickupAt).toBe(true);
    expect(money).toMatchObject([{ kind: 'advance', amountPaise: 500_00, method: 'other' }]);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['assigned', 'made', 'money']);
    expect(events.find(({ kind }) => kind === 'made')?.detail).toEqual({
      totalPaise: '200000',
      file: 'list.csv',
    });
    expect((await listCustomers(test.db, actor, { sort: 'name' })).customers).toMatchObject([
      { name: 'Sneha Iyer' },
    ]);
  });

  it('takes the fare by the rates where no price is given, and its place in the list without car', async () => {
    expect(await apply('bookings', [bookingHeader, anil])).toBe(1);
    const { booking, duty } = await only();
    expect([duty.status, booking.totalPaise, duty.rateVersion]).toEqual(['confirmed', 1995_00, 1]);
    expect(duty.fare?.totalPaise).toBe(1995_00);
    const { faults } = await preview('bookings', [
      bookingHeader,
      bookingRow({ 4: 'Nowhere', 7: '', 9: '', 10: '' }),
    ]);
    expect(faults).toMatchObject(
      [{ field: 'price', text: /our rates have none/ }].map((fault) => ({
        ...fault,
        text: expect.stringMatching(fault.text),
      })),
    );
  });

  it('keeps car and driver for all days of a round trip, also on a road that is not known', async () => {
    await withFleet();
    const rows = [
      [...bookingHeader, 'Return date'],
      [...bookingRow({ 4: 'Haflong', 5: 'Umrangso' }), cellOfDay(daysAfter(inFive, 2))],
    ];
    expect(await apply('bookings', rows)).toBe(1);
    const { duty } = await only();
    expect(duty).toMatchObject({ tripType: 'round-trip', days: 3 });
    expect(duty.endsAt).toEqual(momentInIndia(daysAfter(inFive, 3), '00:00'));
  });

  it('has an error for a past pick-up, an unknown car and an unknown driver, and takes the others', async () => {
    await withFleet();
    const rows = [
      bookingHeader,
      bookingRow({ 2: '01/01/2026' }),
      bookingRow({ 9: 'AS01ZZ9999' }),
      bookingRow({ 10: '99999 88888' }),
      anil,
    ];
    const { faults, planned } = await preview('bookings', rows);
    expect(faults.map(({ row, field, text }) => [row, field, text])).toEqual([
      [2, 'pickUp', 'This pick-up is over. Only open bookings are imported.'],
      [3, 'plate', 'No car in use has the number plate AS 01 ZZ 9999. Add the car first.'],
      [4, 'driverPhone', expect.stringMatching(/^No driver in use has the number \+91 99999 88888\./)],
    ]);
    expect(planned.map(({ row }) => row)).toEqual([5]);
  });

  it('has an error where the car or the driver is taken, by a stored duty or by an earlier row', async () => {
    await withFleet();
    await apply('bookings', [bookingHeader, sneha]);
    const rows = [
      bookingHeader,
      bookingRow({ 1: '98301 00001', 3: '8:00 AM', 10: '' }),
      bookingRow({ 1: '98301 00002', 3: '8:00 AM', 9: 'AS01CC77' }),
      bookingRow({ 1: '98301 00003', 3: '20:00', 10: '' }),
      bookingRow({ 1: '98301 00004', 3: '21:00', 10: '' }),
    ];
    const { faults, planned } = await preview('bookings', rows);
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'plate'],
      [3, 'driverPhone'],
      [5, 'plate'],
    ]);
    expect(faults[0]?.text).toMatch(/^The car is on another duty then: B\d+, Sneha Iyer, /);
    expect(faults[2]?.text).toMatch(/^The car is on another duty then: row 4, Sneha Iyer, /);
    expect(planned.map(({ row }) => row)).toEqual([4]);
    expect(await apply('bookings', rows)).toBe(1);
  });

  it('shows rows with the number and the time of another booking, and imports them only when told', async () => {
    await apply('bookings', [bookingHeader, anil]);
    const rows = [
      bookingHeader,
      anil,
      bookingRow({ 9: '', 10: '' }),
      bookingRow({ 0: 'S. Iyer', 9: '', 10: '' }),
    ];
    const { duplicates, planned } = await preview('bookings', rows);
    expect(duplicates).toEqual([
      { row: 2, name: 'Anil Das', sameAs: { known: expect.stringMatching(/^B\d+$/) } },
      { row: 4, name: 'S. Iyer', sameAs: { row: 3 } },
    ]);
    expect(planned.map(({ row }) => row)).toEqual([3]);
    const asWell = { ...usual, addsDuplicates: true };
    const again = [bookingHeader, anil];
    const shown = await preview('bookings', again, asWell);
    const send = () => applySeen('bookings', again, shown, asWell);
    expect(await send()).toBe(1);
    await expect(send()).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowsOf('bookings')).toHaveLength(2);
  });

  it('sent twice at once is imported once', async () => {
    const rows = [bookingHeader, anil];
    const shown = await preview('bookings', rows);
    const client = await test.pool.connect();
    // Nothing can be stored until both have come as far as they can.
    await client.query('begin; lock table booking_imports in exclusive mode');
    const sent = Promise.allSettled([applySeen('bookings', rows, shown), applySeen('bookings', rows, shown)]);
    await waitUntil('both imports', async () => {
      const waiting = await test.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.rowCount === 2;
    });
    await client.query('rollback');
    client.release();
    expect((await sent).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf('bookings')).toHaveLength(1);
    expect(await rowsOf('customers')).toHaveLength(1);
  });

  it('finds customers by number; another name is the passenger', async () => {
    const known = await customerFor(test.db, { name: 'Iyer Tours', phoneE164: '+919830122334', email: '' });
    const rows = [bookingHeader, bookingRow({ 9: '', 10: '' })];
    expect((await preview('bookings', rows)).customers).toEqual([
      { row: 2, name: 'Sneha Iyer', customer: 'Iyer Tours' },
    ]);
    await apply('bookings', rows);
    const { booking, duty } = await only();
    expect([booking.customerId, duty.passengerName]).toEqual([known, 'Sneha Iyer']);
    expect(await rowsOf('customers')).toHaveLength(1);
    await undo();
    expect(await rowsOf('customers')).toHaveLength(1);
  });

  it('is refused as a whole when something changed since the preview', async () => {
    await withFleet();
    const rows = [bookingHeader, sneha, anil];
    const shown = await preview('bookings', rows);
    await test.pool.query(`update cars set ended_at = now() where plate = 'AS01AB1234'`);
    await expect(applySeen('bookings', rows, shown)).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowsOf('bookings')).toEqual([]);
    expect(await rowsOf('customers')).toEqual([]);
  });

  it('is undone without a trace', async () => {
    await withFleet();
    await apply('bookings', [bookingHeader, sneha, anil]);
    expect(await undo()).toEqual({
      ...{ kind: 'bookings', removed: 2, kept: [], customers: { removed: 2, kept: 0 } },
    });
    for (const table of [
      'bookings',
      'duties',
      'money_entries',
      'booking_events',
      'customers',
      'customer_contacts',
    ])
      expect([table, await rowsOf(table)]).toEqual([table, []]);
    expect(await apply('bookings', [bookingHeader, sneha, anil])).toBe(2);
  });

  it('is undone except for bookings that staff have worked on, and their customers', async () => {
    await apply('bookings', [bookingHeader, bookingRow({ 9: '', 10: '' }), anil]);
    const [first] = await rowsOf('bookings');
    await addMoney(test.db, actor, String(first.id), {
      ...{ key: crypto.randomUUID(), kind: 'payment', method: 'cash', reference: '', amountPaise: 100_00 },
    });
    expect(await undo()).toEqual({
      ...{ kind: 'bookings', removed: 1, customers: { removed: 1, kept: 1 } },
      kept: [{ name: `B${first.id}`, reason: 'changed' }],
    });
    expect(await rowsOf('bookings')).toHaveLength(1);
  });

  it('of several batches is stored and undone', async () => {
    const rows = Array.from({ length: 600 }, (_, n) =>
      bookingRow({ 0: `Customer ${n}`, 1: String(9_100_000_000 + n), 9: '', 10: '' }),
    );
    expect(await apply('bookings', [bookingHeader, ...rows])).toBe(600);
    expect(await undo()).toMatchObject({ removed: 600, kept: [], customers: { removed: 600, kept: 0 } });
  });
});

describe('an imported customer with a booking', () => {
  it('stays when the import of customers is undone', async () => {
    const file = csv([
      ['Name', 'Mobile'],
      ['Asha Sharma', '98640 12345'],
    ]);
    const choices = { duplicates: 'add' } as const;
    const { columns, fingerprint } = await previewCustomerImport(test.db, actor, file, choices, now);
    await applyCustomerImport(test, actor, file, { ...choices, columns }, fingerprint, now);
    await makeSomeBooking(test, actor);
    const [listed] = await listCustomerImports(test.db, actor);
    expect(await undoCustomerImport(test.db, actor, listed?.id ?? '')).toMatchObject({
      kept: { customers: 1 },
    });
  });
});
