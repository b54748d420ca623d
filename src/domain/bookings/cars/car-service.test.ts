import { describe, expect, it } from 'vitest';
import { driverInput } from '#domain/bookings/drivers/driver-input.ts';
import { addDriver, endDriver } from '#domain/bookings/drivers/driver-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { parseInput } from '#platform/http/input.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { carInput } from './car-input.ts';
import { addCar, changeCar, endCar, listCars } from './car-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);
const now = momentInIndia('2026-11-16', '10:00');
const typed = (fields: Record<string, string> = {}) =>
  parseInput(carInput, { plate: 'as 01 ab-1234', carType: 'sedan', city: 'guwahati', ...fields });
const found = async (show: 'in-use' | 'expiring' | 'ended', search = '') =>
  (await listCars(test.db, actor, { search, city: undefined, show, page: 1 }, now)).rows;

describe('cars', () => {
  it('are added with their papers, found, changed and taken out of use', async () => {
    const id = await addCar(
      test.db,
      actor,
      typed({ model: 'Dzire', insuranceNumber: 'P 17', insuranceExpiresOn: '2026-12-16' }),
    );
    expect(await found('in-use', '1234 dzi')).toMatchObject([
      { id, plate: 'AS01AB1234', papers: [{ kind: 'insurance', number: 'P 17', expiresOn: '2026-12-16' }] },
    ]);
    expect(await found('in-use', '9999')).toEqual([]);
    await changeCar(test.db, actor, { id, revision: 1 }, typed({ partner: 'Brahma Cabs' }));
    expect(await found('in-use', 'brahma')).toMatchObject([{ partner: 'Brahma Cabs', papers: [] }]);
    await endCar(test.db, actor, { id, revision: 2 }, true);
    expect(await found('in-use')).toEqual([]);
    expect(await found('ended')).toMatchObject([{ id, isEnded: true, revision: 3 }]);
    await endCar(test.db, actor, { id, revision: 3 }, false);
    expect(await found('in-use')).toHaveLength(1);
    const { rows: lines } = await test.pool.query(
      `select action, subject_name from activity where subject_kind = 'car' order by id`,
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'car-added',
      'car-changed',
      'car-ended',
      'car-restored',
    ]);
    expect(lines[0].subject_name).toBe('AS 01 AB 1234');
  });

  it('have a usual driver as long as that one is in use', async () => {
    const driverId = await addDriver(
      test.db,
      actor,
      parseInput(driverInput, { name: 'Bikash Kalita', city: 'guwahati' }),
    );
    const car = typed({ plate: 'AS02U0001', usualDriverId: driverId });
    const id = await addCar(test.db, actor, car);
    expect(await found('in-use', 'AS02U0001')).toMatchObject([{ usualDriverId: driverId }]);
    await endDriver(test.db, actor, { id: driverId, revision: 1 }, true);
    expect(await found('in-use', 'AS02U0001')).toMatchObject([{ usualDriverId: null }]);
    await expect(changeCar(test.db, actor, { id, revision: 1 }, car)).rejects.toMatchObject({
      code: 'conflict',
      field: 'usualDriverId',
    });
    await endDriver(test.db, actor, { id: driverId, revision: 2 }, false);
    expect(await found('in-use', 'AS02U0001')).toMatchObject([{ usualDriverId: null }]);
    await endCar(test.db, actor, { id, revision: 1 }, true);
    expect(() => typed({ usualDriverId: 'x' })).toThrow('The usual driver is out of use.');
  });

  it('with a paper that expires within 30 days are listed apart', async () => {
    for (const [plate, day] of [
      ['DL01A0001', '2026-11-15'],
      ['DL01A0002', '2026-12-16'],
      ['DL01A0003', '2026-12-17'],
    ] as const)
      await addCar(test.db, actor, typed({ plate, permitExpiresOn: day }));
    expect((await found('expiring')).map(({ plate }) => plate)).toEqual(['DL01A0001', 'DL01A0002']);
  });

  it('are refused when the form is outdated or the plate is in use', async () => {
    const id = await addCar(test.db, actor, typed({ plate: 'AS02C0001' }));
    await changeCar(test.db, actor, { id, revision: 1 }, typed({ plate: 'AS02C0002' }));
    await expect(changeCar(test.db, actor, { id, revision: 1 }, typed())).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(addCar(test.db, actor, typed({ plate: 'as-02 c0002' }))).rejects.toMatchObject({
      code: 'conflict',
      field: 'plate',
    });
    await expect(endCar(test.db, actor, { id: 'x', revision: 1 }, true)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each(['bus', 'constructor', 'toString'])(
    'are of no type and no city “%s”, which nobody added',
    async (code) => {
      for (const field of ['carType', 'city'])
        await expect(
          addCar(test.db, actor, typed({ plate: 'AS02C0009', [field]: code.toLowerCase() })),
        ).rejects.toMatchObject({ code: 'invalid', field });
    },
  );

  it('keep a type and a city that were deactivated since', async () => {
    await test.pool.query(`insert into cities (code, name, deactivated_at) values ('paro', 'Paro', now())`);
    const carId = await rows.addCar({ city: 'paro' });
    const change = (city: string) =>
      changeCar(test.db, actor, { id: carId, revision: 1 }, typed({ plate: 'AS02C0010', city }));
    await change('paro');
    await expect(addCar(test.db, actor, typed({ plate: 'AS02C0011', city: 'paro' }))).rejects.toMatchObject({
      code: 'invalid',
      field: 'city',
    });
  });

  it('of a partner belong to a supplier, which a new name creates and which stays with the name', async () => {
    const suppliers = () =>
      test.pool.query(
        `select id::text, name, kind, ended_at from suppliers where name ilike 'kopili%' order by id`,
      );
    const id = await addCar(test.db, actor, typed({ plate: 'AS03P0001', partner: 'Kopili Cabs' }));
    await addCar(test.db, actor, typed({ plate: 'AS03P0002', partner: 'kopili cabs' }));
    const [supplier] = (await suppliers()).rows;
    expect((await suppliers()).rows).toMatchObject([{ name: 'Kopili Cabs', kind: 'transporter' }]);
    await test.pool.query('update suppliers set ended_at = now() where id = $1', [supplier.id]);
    await changeCar(
      test.db,
      actor,
      { id, revision: 1 },
      typed({ plate: 'AS03P0001', partner: 'KOPILI cabs' }),
    );
    expect(await found('in-use', 'kopili')).toMatchObject([
      { plate: 'AS03P0001', partner: 'Kopili Cabs', supplierId: supplier.id },
      { plate: 'AS03P0002', partner: 'Kopili Cabs', supplierId: supplier.id },
    ]);
    await changeCar(test.db, actor, { id, revision: 2 }, typed({ plate: 'AS03P0001' }));
    expect(await found('in-use', 'AS03P0001')).toMatchObject([{ partner: '', supplierId: null }]);
    expect((await suppliers()).rows).toHaveLength(1);
  });

  it('stay in use while they have duties to drive', async () => {
    const carId = await rows.addCar();
    await rows.addDuty({ carId });
    await expect(endCar(test.db, actor, { id: carId, revision: 1 }, true)).rejects.toMatchObject({
      code: 'conflict',
      userText: expect.stringContaining('1 duty'),
    });
  });
});

describe('the form of a car', () => {
  it.each([
    ['no number plate', { plate: '??' }, 'plate'],
    ['no type', { carType: '' }, 'carType'],
    ['no city', { city: '__proto__' }, 'city'],
    ['a paper without its day', { permitNumber: 'X1' }, 'permitExpiresOn'],
    ['a day that never was', { fitnessExpiresOn: '2026-02-30' }, 'fitnessExpiresOn'],
  ])('refuses %s', (_name, fields, field) => {
    expect(() => typed(fields)).toThrowError(expect.objectContaining({ code: 'invalid', field }));
  });
});
