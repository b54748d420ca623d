import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readWork } from '#domain/reports/work-service.ts';
import { dayInIndia, minuteInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { noteDutyDigestMailed, readDutyDigest, sendDutyDigestIfDue } from './duty-digest-service.ts';
import { dutiesOf, newReminders } from './duty-mail-store.ts';
import { noteReminded, readReminded, sendRemindersIfDue } from './reminder-service.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const rows = fleetRows(query);

const day = '2026-11-17';
const evening = (clock: string) => new Date(`2026-11-16T${clock}+05:30`);
const hourMs = 3600_000;

const jobs = async (name: string) =>
  (await query('select data from pgboss.job where name = $1', [name])).map(({ data }) => data);

beforeEach(async () => {
  await query('truncate bookings, duty_digests cascade');
  await query(`delete from pgboss.job where name in ('duty-digest-mail', 'duty-reminder-mail')`);
});

describe('the mail of the evening', () => {
  it('is sent once from 18:00 in India on, by whichever worker is first and also after restarts', async () => {
    await rows.addDuty({ day });
    await sendDutyDigestIfDue(test, evening('17:59:59'));
    expect(await jobs('duty-digest-mail')).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => sendDutyDigestIfDue(test, evening('18:00'))));
    await sendDutyDigestIfDue(test, evening('18:01'));
    await sendDutyDigestIfDue(test, evening('23:59'));
    expect(await jobs('duty-digest-mail')).toEqual([{ day }]);
    await rows.addDuty({ day: '2026-11-18' });
    await sendDutyDigestIfDue(test, new Date('2026-11-17T18:00+05:30'));
    expect(await jobs('duty-digest-mail')).toHaveLength(2);
  });

  it('is not sent when there is nothing', async () => {
    await rows.addDuty({ day, status: 'cancelled' });
    await rows.addDuty({ day: '2026-11-16' });
    await rows.addDuty({ day: '2026-11-18' });
    await sendDutyDigestIfDue(test, evening('18:00'));
    expect(await jobs('duty-digest-mail')).toEqual([]);
    expect(await query('select duties from duty_digests')).toEqual([{ duties: 0 }]);
  });

  it('is tried again when the job could not be stored', async () => {
    await rows.addDuty({ day });
    const enqueue = () => Promise.reject(new Error('no queue'));
    await expect(
      sendDutyDigestIfDue({ db: test.db, queue: { ...test.queue, enqueue } }, evening('18:00')),
    ).rejects.toThrow('no queue');
    await sendDutyDigestIfDue(test, evening('18:01'));
    expect(await jobs('duty-digest-mail')).toHaveLength(1);
  });

  it('lists the duties in the order of their pick-up, by first names', async () => {
    const carId = await rows.addCar({ plate: 'AS01AB1234' });
    const driverId = await rows.addDriver();
    await rows.addDuty({ day, starts: 14, customer: 'Late Lal' });
    const early = await rows.addDuty({
      day,
      starts: 0,
      customer: 'Asha Sharma',
      status: 'assigned',
      carId,
      driverId,
    });
    await rows.addDuty({ day, starts: 6.5, customer: 'Bina Das' });
    await sendDutyDigestIfDue(test, evening('18:00'));
    const digest = await readDutyDigest(test.db, day, evening('18:00'));
    expect(
      digest?.duties.map(({ firstName, pickupAt }) => [firstName, minuteInIndia(pickupAt).slice(11)]),
    ).toEqual([
      ['Asha', '00:00'],
      ['Bina', '06:30'],
      ['Late', '14:00'],
    ]);
    expect(digest?.duties[0]).toMatchObject({
      bookingId: early.bookingId,
      car: 'AS 01 AB 1234',
      driver: 'Bikash Kalita',
      route: 'Guwahati Airport to Shillong',
    });
    expect(digest?.duties[1]).toMatchObject({ car: '', driver: '' });
    expect(JSON.stringify(digest)).not.toMatch(/Sharma|Das/);
  });

  it('says what has to be mended, without why a driver is off', async () => {
    const carId = await rows.addCar();
    const driverId = await rows.addDriver();
    await query(
      `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, $2, $2, 'Fever')`,
      [driverId, day],
    );
    const before = await rows.addDuty({ day: '2026-11-16', starts: 22, hours: 1.9, carId });
    const first = await rows.addDuty({ day, starts: 0, carId, driverId, status: 'assigned' });
    const without = await rows.addDuty({ day, starts: 9 });
    await sendDutyDigestIfDue(test, evening('18:00'));
    const digest = await readDutyDigest(test.db, day, evening('18:00'));
    expect(digest?.problems.map(({ duty, texts }) => [duty.dutyId, texts])).toEqual([
      [
        first.dutyId,
        [
          `the car has 6 min after B${before.bookingId}, and needs about 1 h`,
          'the driver is off 17 Nov 2026',
        ],
      ],
      [without.dutyId, ['no driver yet']],
    ]);
  });

  it('is over after it was mailed, when nothing is left and when the day has passed', async () => {
    expect(await readDutyDigest(test.db, day, evening('18:00'))).toBeUndefined();
    const { dutyId } = await rows.addDuty({ day });
    await sendDutyDigestIfDue(test, evening('18:00'));
    expect(await readDutyDigest(test.db, day, evening('18:00'))).toBeDefined();
    expect(await readDutyDigest(test.db, day, new Date('2026-11-18T00:00+05:30'))).toBeUndefined();
    await query(`update duties set status = 'cancelled' where id = $1`, [dutyId]);
    expect(await readDutyDigest(test.db, day, evening('18:00'))).toBeUndefined();
    await query(`update duties set status = 'confirmed' where id = $1`, [dutyId]);
    await noteDutyDigestMailed(test.db, day);
    expect(await readDutyDigest(test.db, day, evening('18:00'))).toBeUndefined();
  });

  it('says how many it does not list', async () => {
    const { bookingId } = await rows.addDuty({ day });
    await query(
      `with s as (
         insert into booking_services (booking_id, kind, position, title, amount_paise)
         select $1, 'cab', n, 'Cab', 0 from generate_series(2, 205) n returning id, booking_id
       )
       insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code)
       select id, booking_id, 'confirmed', 'local', 'guwahati', 'sedan', d.pickup_at, d.ends_at, 0, '0000'
       from s, (select pickup_at, ends_at from duties where booking_id = $1) d`,
      [bookingId],
    );
    await sendDutyDigestIfDue(test, evening('18:00'));
    const digest = await readDutyDigest(test.db, day, evening('18:00'));
    expect([digest?.duties.length, digest?.more]).toEqual([200, 5]);
  });
});

describe('reminders of unassigned duties', () => {
  /** The pick-up is at 09:00. */
  const hoursBefore = (hours: number) =>
    new Date(new Date('2026-11-17T09:00+05:30').getTime() - hours * hourMs);
  const madeBefore = (bookingId: string, moment: Date) =>
    query('update bookings set made_at = $2 where id = $1', [bookingId, moment]);
  async function addUnassigned(change: Parameters<typeof rows.addDuty>[0] = {}) {
    const added = await rows.addDuty({ day, ...change });
    await madeBefore(added.bookingId, hoursBefore(48));
    return added;
  }
  const bundles = async () => (await jobs('duty-reminder-mail')).map(({ bundle }) => String(bundle));

  it('are sent 12 and 3 hours before, each once although several workers look', async () => {
    const { bookingId } = await addUnassigned();
    await sendRemindersIfDue(test, hoursBefore(12.01));
    expect(await bundles()).toEqual([]);
    for (const hours of [12, 11, 3.01])
      await Promise.all(Array.from({ length: 8 }, () => sendRemindersIfDue(test, hoursBefore(hours))));
    const [first = ''] = await bundles();
    expect(await bundles()).toHaveLength(1);
    expect(await readReminded(test.db, first, hoursBefore(12))).toMatchObject([
      { bookingId, car: '', driver: '' },
    ]);
    for (const hours of [3, 2, 0.1])
      await Promise.all(Array.from({ length: 8 }, () => sendRemindersIfDue(test, hoursBefore(hours))));
    expect(await bundles()).toHaveLength(2);
    expect(
      (await query('select hours from duty_reminders order by hours')).map(({ hours }) => hours),
    ).toEqual([3, 12]);
  });

  it('are bundled, in the order of the pick-up, and leave out what has car and driver', async () => {
    const [carId, driverId] = [await rows.addCar(), await rows.addDriver()];
    await addUnassigned({ starts: 9, customer: 'Second' });
    await addUnassigned({ starts: 8, customer: 'First', carId });
    await addUnassigned({
      starts: 7,
      customer: 'Assigned',
      status: 'assigned',
      carId: await rows.addCar(),
      driverId,
    });
    await addUnassigned({ starts: 8, customer: 'Cancelled', status: 'cancelled' });
    await sendRemindersIfDue(test, hoursBefore(6));
    const [bundle = '', ...others] = await bundles();
    expect(others).toEqual([]);
    expect((await readReminded(test.db, bundle, hoursBefore(6))).map(({ firstName }) => firstName)).toEqual([
      'First',
      'Second',
    ]);
  });

  it('leave out what was assigned or began before the mail was sent', async () => {
    const { dutyId } = await addUnassigned();
    await sendRemindersIfDue(test, hoursBefore(3));
    const [bundle = ''] = await bundles();
    expect(await readReminded(test.db, bundle, hoursBefore(-0.1))).toEqual([]);
    await query(`update duties set status = 'assigned', car_id = $2, driver_id = $3 where id = $1`, [
      dutyId,
      await rows.addCar(),
      await rows.addDriver(),
    ]);
    expect(await readReminded(test.db, bundle, hoursBefore(3))).toEqual([]);
  });

  it('are not repeated after they were mailed', async () => {
    await addUnassigned();
    await sendRemindersIfDue(test, hoursBefore(3));
    const [bundle = ''] = await bundles();
    expect(await readReminded(test.db, bundle, hoursBefore(3))).toHaveLength(1);
    await noteReminded(test.db, bundle);
    expect(await readReminded(test.db, bundle, hoursBefore(3))).toEqual([]);
  });

  it('spare who has just made the booking, and come anew for another time', async () => {
    const { bookingId, dutyId } = await addUnassigned();
    await madeBefore(bookingId, hoursBefore(2.1));
    await sendRemindersIfDue(test, hoursBefore(2));
    expect(await bundles()).toEqual([]);
    await sendRemindersIfDue(test, hoursBefore(1.9));
    expect(await bundles()).toHaveLength(1);
    await query(
      `update duties set pickup_at = pickup_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      [dutyId],
    );
    await sendRemindersIfDue(test, hoursBefore(-22));
    expect(await bundles()).toHaveLength(2);
  });

  it('are behind a number of the dashboard from 24 hours before, and while they are late', async () => {
    await addUnassigned();
    await addUnassigned({ day: '2026-11-18', starts: 9 });
    const dutiesAt = async (now: Date) => (await readWork(test.db, actor, { now })).counts.duties;
    expect([
      await dutiesAt(hoursBefore(24)),
      await dutiesAt(hoursBefore(23.9)),
      await dutiesAt(hoursBefore(-0.1)),
    ]).toEqual([0, 1, 2]);
  });

  it('are found by the indexes of the lists', async () => {
    const planOf = (statement: ReturnType<typeof dutiesOf>) =>
      test.db.transaction(async (tx) => {
        for (const way of ['seqscan', 'bitmapscan'])
          await tx.execute(sql.raw(`set local enable_${way} = off`));
        const { rows: lines } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });
    const now = hoursBefore(12);
    const frame = { now, first: hoursBefore(0), second: hoursBefore(9), madeBefore: now };
    expect(await planOf(newReminders(frame, crypto.randomUUID()))).toContain('duties_unassigned');
    expect(await planOf(dutiesOf({ from: now, to: hoursBefore(0) }, 200))).toContain('duties_open');
    expect(dayInIndia(now)).toBe('2026-11-16');
  });
});
