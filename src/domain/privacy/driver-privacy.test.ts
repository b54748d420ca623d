import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endDriver, listDrivers } from '#domain/bookings/drivers/driver-service.ts';
import { recordEntry } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { parseInput } from '#platform/http/input.ts';
import { addDriverDuty, endCode } from '../../../tests/support/driver-duty.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { tablesWith } from '../../../tests/support/table-search.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { eraseDriver, exportDriver } from './driver-privacy-service.ts';
import { readErasures, repeatErasures } from './erasures-service.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

let count = 0;

/** A driver with the tag in every text, who has driven a duty and collected cash. */
async function aDriver() {
  const tag = `mauersegler${++count}x`;
  const name = `Bikash ${tag}`;
  const { dutyId, bookingId, token } = await addDriverDuty(queried);
  const [{ driver_id: id }] = await queried('select driver_id::text from duties where id = $1', [dutyId]);
  await queried(
    `update drivers set name = $2, licence_number = $3, languages = $4, notes = $3 where id = $1`,
    [id, name, tag, [tag]],
  );
  await queried(
    `with firm as (
       insert into suppliers (idempotency_key, kind, name) values ($2, 'transporter', 'Firm ' || $2::text) returning id
     )
     update drivers set supplier_id = firm.id from firm where drivers.id = $1`,
    [id, `of-${count}`],
  );
  await queried(
    `insert into driver_days_off (driver_id, first_day, last_day, reason) values ($1, '2026-12-01', '2026-12-02', $2)`,
    [id, tag],
  );
  await queried(
    `insert into booking_events (booking_id, duty_id, kind, detail) values ($1, $2, 'assigned', $3)`,
    [bookingId, dutyId, JSON.stringify({ car: 'AS 01', driver: name })],
  );
  const entry = { key: randomUUID(), kind: 'end', odometerKm: '50100', code: endCode, collected: '500' };
  const end = async () =>
    expect(await recordEntry(test.db, token, parseInput(driverEntryInput, entry))).toEqual({
      kind: 'stored',
    });
  const leave = async () => {
    const [{ revision }] = await queried('select revision from drivers where id = $1', [id]);
    await endDriver(test.db, actor, { id, revision }, true);
  };
  return { id, tag, name, dutyId, bookingId, end, leave };
}

describe('a driver', () => {
  it('gets a copy of what is stored about them, without customers and staff members', async () => {
    const { id, tag, name, end } = await aDriver();
    await end();
    const data = await exportDriver(test.db, actor, id);
    expect(data.driver).toMatchObject([
      { name, licence_number: tag, phone_e164: expect.any(String), partner: `Firm of-${count}` },
    ]);
    expect(data.daysOff).toMatchObject([{ reason: tag }]);
    expect(data.duties).toMatchObject([{ status: 'done', car: expect.stringMatching(/^AS01/) }]);
    expect(data.entries).toMatchObject([{ kind: 'end', odometer_km: 50_100 }]);
    expect(data.collected).toMatchObject([{ amount_paise: 500_00 }]);
    expect(JSON.stringify(data)).not.toMatch(/Sharma|Brahmaputra|token|end_code|entered_by|changed_by/);
    await expect(exportDriver(test.db, actor, '999999')).rejects.toMatchObject({ code: 'not_found' });
    expect(
      await queried(`select subject_name, detail from activity where action = 'driver-exported'`),
    ).toEqual([{ subject_name: id, detail: {} }]);
  });

  it('is erased only after leaving, and after the name was typed', async () => {
    const { id, name, end, leave } = await aDriver();
    await expect(eraseDriver(test.db, actor, id, name)).rejects.toMatchObject({ code: 'conflict' });
    await end();
    await leave();
    await expect(eraseDriver(test.db, actor, id, 'Another')).rejects.toMatchObject({
      ...{ code: 'invalid', field: 'confirm' },
    });
    await eraseDriver(test.db, actor, id, ` ${name.toUpperCase()} `);
    await expect(eraseDriver(test.db, actor, id, name)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves no trace but a former driver in past duties, money and timelines', async () => {
    const { id, tag, name, dutyId, bookingId, end, leave } = await aDriver();
    const [{ phone_e164: phone }] = await queried('select phone_e164 from drivers where id = $1', [id]);
    await end();
    await leave();
    await eraseDriver(test.db, actor, id, name);
    expect(await tablesWith(test.url, tag)).toEqual([]);
    expect(await tablesWith(test.url, phone)).toEqual([]);
    expect(await queried('select supplier_id from drivers where id = $1', [id])).toEqual([
      { supplier_id: null },
    ]);
    expect(
      await queried(
        `select r.name, m.made_by, m.amount_paise, v.detail->>'driver' as noted, d.driver_token_hash
         from duties d join drivers r on r.id = d.driver_id join money_entries m on m.booking_id = d.booking_id
         join booking_events v on v.booking_id = d.booking_id and v.kind = 'assigned'
         where d.id = $1`,
        [dutyId],
      ),
    ).toEqual([
      {
        ...{ name: 'Former driver', made_by: 'Former driver', amount_paise: '50000' },
        ...{ noted: 'Former driver', driver_token_hash: null },
      },
    ]);
    for (const show of ['in-use', 'ended'] as const) {
      const { rows } = await listDrivers(
        test.db,
        actor,
        { search: '', city: undefined, show, page: 1 },
        new Date(),
      );
      expect(rows.map((driver) => driver.id)).not.toContain(id);
    }
    expect(
      await queried(
        `select subject_name, detail from activity where action = 'driver-erased' order by id desc limit 1`,
      ),
    ).toEqual([{ subject_name: id, detail: {} }]);
    // Only the name of who collected the money may be erased in an entry.
    for (const change of ['amount_paise = 1', `method = 'upi'`, `made_at = now()`])
      await expect(
        queried(`update money_entries set ${change} where booking_id = $1`, [bookingId]),
      ).rejects.toThrow('never changed');
  });

  it('is erased again after the restore of an older backup', async () => {
    const { id, tag, name, end, leave } = await aDriver();
    await end();
    await leave();
    await eraseDriver(test.db, actor, id, name);
    const list = await readErasures(test.db);
    await queried('update drivers set name = $2, erased_at = null where id = $1', [id, name]);
    expect(await repeatErasures(test.db, list)).toMatchObject({ drivers: 1 });
    expect(await tablesWith(test.url, tag)).toEqual([]);
  });
});
