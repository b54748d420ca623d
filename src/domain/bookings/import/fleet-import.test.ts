import { describe, expect, it } from 'vitest';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { listCars } from '#domain/bookings/cars/car-service.ts';
import { addDayOff, listDrivers } from '#domain/bookings/drivers/driver-service.ts';
import { usualLimits } from '#platform/sheets/sheet.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { sheetFile } from '../../../../tests/support/sheet-file.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking, seen, viewOnly } from '../../../../tests/support/some-booking.ts';
import {
  csv,
  importing,
  inFive,
  now,
  twoCars,
  twoDrivers,
  usual,
} from '../../../../tests/support/some-import.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { applyCabImport, listCabImports, previewCabImport, undoCabImport } from './cab-import-service.ts';

const test = testDatabase();
const actor = someActor(test);
const { preview, applySeen, apply, undo, rowsOf, withFleet } = importing(test, actor);
const everything = { search: '', city: undefined, show: 'in-use', page: 1 } as const;

describe('a list of cars', () => {
  it('is stored with owners and papers, from CSV and Excel alike', async () => {
    const fromCsv = await preview('cars', twoCars);
    const file = sheetFile('cars.xlsx', xlsxOf(twoCars));
    const fromExcel = await previewCabImport(test.db, actor, file, { ...usual, kind: 'cars' }, now);
    expect(fromExcel.fingerprint).toBe(fromCsv.fingerprint);
    expect(fromCsv).toMatchObject({
      missing: [],
      faults: [],
      duplicates: [],
      planned: [{ row: 2 }, { row: 3 }],
    });
    expect(await apply('cars', twoCars)).toBe(2);
    const { rows, expiring } = await listCars(test.db, actor, everything, now);
    expect(rows).toMatchObject([
      {
        plate: 'AS01AB1234',
        carType: 'sedan',
        city: 'guwahati',
        partner: '',
        papers: [{ kind: 'insurance' }],
      },
      { plate: 'AS01CC77', carType: 'suv', partner: 'Brahma Cabs', papers: [] },
    ]);
    expect(expiring).toBe(1);
    const { rows: suppliers } = await test.pool.query('select kind, name from suppliers');
    expect(suppliers).toEqual([{ kind: 'transporter', name: 'Brahma Cabs' }]);
    const { rows: lines } = await test.pool.query(
      `select subject_id, subject_name, detail from activity where action = 'cars-imported' order by id desc limit 1`,
    );
    const { subject_id: id } = lines[0];
    expect(lines).toEqual([{ subject_id: id, subject_name: `import ${id}`, detail: { added: '2' } }]);
  });

  it('leaves out plates that are in use or twice in the file, however they are typed', async () => {
    await apply('cars', twoCars);
    const again = [...twoCars, ['AS01AB5678', 'SUV', '', ''], ['AS 1 AB 5678', 'SUV', '', '']];
    const { duplicates, planned } = await preview('cars', again);
    expect(planned.map(({ row }) => row)).toEqual([4]);
    expect(duplicates).toEqual([
      { row: 2, name: 'AS 01 AB 1234', sameAs: { known: 'AS 01 AB 1234' } },
      { row: 3, name: 'AS01CC77', sameAs: { known: 'AS01CC77' } },
      { row: 5, name: 'AS 1 AB 5678', sameAs: { row: 4 } },
    ]);
    expect(await apply('cars', again)).toBe(1);
  });

  it('has an error for each wrong row and takes the others', async () => {
    const { faults, planned } = await preview('cars', [
      ['Vehicle No', 'Type', 'City'],
      ['AS01AB1234', 'Rocket', ''],
      ['AS01AB1235', 'Innova', 'Delhi'],
      ['', 'SUV', 'Mumbai'],
    ]);
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'carType'],
      [4, 'plate'],
      [4, 'city'],
    ]);
    // `Innova` is an example of the type SUV.
    expect(planned).toMatchObject([{ row: 3, texts: { carType: 'SUV', city: 'Delhi' } }]);
  });

  it('waits for a choice of columns when the headings say nothing', async () => {
    const rows = [
      ['A', 'B'],
      ['AS01AB1234', 'SUV'],
    ];
    const { missing, columns, planned } = await preview('cars', rows);
    expect({ missing, columns, planned }).toEqual({
      missing: ['plate', 'carType'],
      columns: ['', ''],
      planned: [],
    });
    expect(await apply('cars', rows, { ...usual, columns: ['plate', 'carType'] })).toBe(1);
    await expect(
      applyCabImport(test, actor, csv(rows), { ...usual, kind: 'cars' }, 'x', now),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('has at most 10,000 rows', async () => {
    const rows = Array.from({ length: usualLimits.rows + 1 }, (_, n) => [`AS01AB${n}`, 'SUV']);
    await expect(preview('cars', [['Plate', 'Type'], ...rows])).rejects.toMatchObject({
      code: 'invalid',
      userText: 'The file has more than 10,000 rows. Please split it.',
    });
  });

  it('sent twice at once is imported once', async () => {
    const shown = await preview('cars', twoCars);
    const send = () => applySeen('cars', twoCars, shown);
    const results = await Promise.allSettled([send(), send(), send()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      ['conflict', 'conflict'],
    );
    expect(await rowsOf('cars')).toHaveLength(2);
  });

  it('is undone except for cars that were changed or have duties', async () => {
    await withFleet();
    await test.pool.query(
      `insert into cars (plate, car_type, city) values ('AS09ZZ0001', 'sedan', 'guwahati')`,
    );
    const carsImport = (await listCabImports(test.db, actor)).find(({ kind }) => kind === 'cars')?.id ?? '';
    const { id } = (await rowsOf('cars'))[0];
    const bookingId = await makeSomeBooking(test, actor);
    const { duty } = await viewOnly(test, actor, bookingId);
    await assignDuty(test.db, actor, { ...seen(duty), carId: String(id) });
    const undone = await undoCabImport(test.db, actor, carsImport);
    expect(undone).toEqual({
      ...{ kind: 'cars', removed: 1, customers: { removed: 0, kept: 0 } },
      kept: [{ name: 'AS 01 AB 1234', reason: 'has-duties' }],
    });
    expect((await rowsOf('cars')).map(({ plate }) => plate)).toEqual(['AS01AB1234', 'AS09ZZ0001']);
    await expect(undoCabImport(test.db, actor, carsImport)).rejects.toMatchObject({ code: 'conflict' });
    await expect(undoCabImport(test.db, actor, '999999')).rejects.toMatchObject({ code: 'not_found' });
    expect(await listCabImports(test.db, actor)).toContainEqual(
      expect.objectContaining({ kind: 'cars', kept: 1, undoneBy: actor.name }),
    );
  });
});

describe('a list of drivers', () => {
  it('is stored with licence, languages and days off, each number once', async () => {
    const rows = [...twoDrivers, ['R. Das', '+91 97060-44556', '', '', '', '']];
    expect((await preview('drivers', rows)).duplicates).toEqual([
      { row: 4, name: 'R. Das', sameAs: { row: 3 } },
    ]);
    expect(await apply('drivers', rows)).toBe(2);
    expect((await listDrivers(test.db, actor, everything, now)).rows).toMatchObject([
      {
        ...{ name: 'Bikash Kalita', phoneE164: '+919864011223', licenceNumber: 'AS01 2011' },
        ...{ licenceExpiresOn: '2029-02-14', languages: ['Assamese', 'Hindi'] },
        daysOff: [{ firstDay: inFive, lastDay: inFive }],
      },
      { name: 'Ratan Das', phoneE164: '+919706044556', daysOff: [] },
    ]);
    expect((await preview('drivers', rows)).planned).toEqual([]);
  });

  it('is undone except for a driver whose days off were changed since', async () => {
    await apply('drivers', twoDrivers);
    const { id } = (await rowsOf('drivers')).find(({ name }) => name === 'Ratan Das');
    await addDayOff(test.db, actor, String(id), { firstDay: inFive, lastDay: inFive, reason: '' });
    expect(await undo()).toMatchObject({ removed: 1, kept: [{ name: 'Ratan Das', reason: 'changed' }] });
    expect((await rowsOf('drivers')).map(({ name }) => name)).toEqual(['Ratan Das']);
    expect(await rowsOf('driver_days_off')).toHaveLength(1);
  });
});
