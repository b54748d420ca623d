import { describe, expect, it } from 'vitest';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { parseInput } from '#platform/http/input.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { dayOffInput, driverInput } from './driver-input.ts';
import {
  addDayOff,
  addDriver,
  changeDriver,
  endDriver,
  listDrivers,
  removeDayOff,
} from './driver-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date();
const typed = (fields: Record<string, string> = {}) =>
  parseInput(driverInput, { name: 'Bikash Kalita', city: 'guwahati', ...fields });
const found = async (show: 'in-use' | 'expiring' | 'ended', search = '', at = now) =>
  (await listDrivers(test.db, actor, { search, city: undefined, show, page: 1 }, at)).rows;

describe('drivers', () => {
  it('are added, found by language and number, and changed', async () => {
    const id = await addDriver(
      test.db,
      actor,
      typed({ phone: '98640 12345', languages: 'Assamese, Hindi,hindi' }),
    );
    expect(await found('in-use', 'assamese 12345')).toMatchObject([
      { id, phoneE164: '+919864012345', languages: ['Assamese', 'hindi'] },
    ]);
    await changeDriver(test.db, actor, { id, revision: 1 }, typed({ phone: '17112233', country: 'BT' }));
    expect(await found('in-use')).toMatchObject([{ phoneE164: '+97517112233', revision: 2 }]);
    await expect(changeDriver(test.db, actor, { id, revision: 1 }, typed())).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('of a partner belong to a supplier', async () => {
    const id = await addDriver(test.db, actor, typed({ name: 'Manas', partner: 'Lohit Cabs' }));
    expect(await found('in-use', 'lohit')).toMatchObject([{ id, partner: 'Lohit Cabs' }]);
    await changeDriver(test.db, actor, { id, revision: 1 }, typed({ name: 'Manas', partner: 'Dihing Cars' }));
    expect(await found('in-use', 'lohit')).toEqual([]);
    const { rows } = await test.pool.query(
      `select s.name, d.supplier_id = s.id as "isChosen" from suppliers s, drivers d where d.id = $1 order by s.id`,
      [id],
    );
    expect(rows).toEqual([
      { name: 'Lohit Cabs', isChosen: false },
      { name: 'Dihing Cars', isChosen: true },
    ]);
  });

  it('have one number each while they are in use', async () => {
    const id = await addDriver(test.db, actor, typed({ name: 'Ali', phone: '98640 55555' }));
    await expect(addDriver(test.db, actor, typed({ phone: '+919864055555' }))).rejects.toMatchObject({
      code: 'conflict',
      field: 'phone',
    });
    await endDriver(test.db, actor, { id, revision: 1 }, true);
    await addDriver(test.db, actor, typed({ name: 'Other', phone: '98640 55555' }));
    await expect(endDriver(test.db, actor, { id, revision: 2 }, false)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('whose licence expires are listed apart', async () => {
    const id = await addDriver(test.db, actor, typed({ name: 'Expiring', licenceExpiresOn: '2026-12-16' }));
    expect(await found('expiring', '', momentInIndia('2026-11-16', '23:59'))).toMatchObject([{ id }]);
    expect(await found('expiring', '', momentInIndia('2026-11-15', '23:59'))).toEqual([]);
  });

  it('have days off, which are added and removed', async () => {
    const id = await addDriver(test.db, actor, typed({ name: 'Resting' }));
    const days = { firstDay: '2099-12-24', lastDay: '2099-12-26', reason: 'Magh Bihu' };
    await addDayOff(test.db, actor, id, parseInput(dayOffInput, days));
    const [driver] = await found('in-use', 'resting');
    expect(driver?.daysOff).toMatchObject([days]);
    await removeDayOff(test.db, actor, id, driver?.daysOff[0]?.id ?? '');
    expect((await found('in-use', 'resting'))[0]?.daysOff).toEqual([]);
    await expect(addDayOff(test.db, actor, '0', parseInput(dayOffInput, days))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leave no name in the activity log', async () => {
    await addDriver(test.db, actor, typed({ name: 'Unlogged Name' }));
    const { rows } = await test.pool.query(`select * from activity where subject_kind = 'driver'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('Unlogged');
  });
});

describe('the forms of a driver', () => {
  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no phone number', { phone: '12' }, 'phone'],
    ['too long a language', { languages: 'x'.repeat(31) }, 'languages'],
  ])('refuse %s', (_name, fields, field) => {
    expect(() => typed(fields)).toThrowError(expect.objectContaining({ code: 'invalid', field }));
  });

  it('refuse days off that end before they begin', () => {
    const days = { firstDay: '2026-12-26', lastDay: '2026-12-24' };
    expect(() => parseInput(dayOffInput, days)).toThrowError(expect.objectContaining({ field: 'lastDay' }));
  });
});
