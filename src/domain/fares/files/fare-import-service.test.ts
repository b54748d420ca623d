import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { addLeg, changeLeg, listLegs } from '#domain/fares/legs/leg-staff-service.ts';
import { addRoute, changeRoute, listRoutes, listStops } from '#domain/fares/routes/route-staff-service.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { csvFile, sheetFile } from '../../../../tests/support/sheet-file.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { exportFares } from './fare-export-service.ts';
import { applyImport, listImports, previewImport, undoImport } from './fare-import-service.ts';
import { fareKinds } from './fare-sheet.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date('2026-11-16T06:00:00Z');

/** The first routes are roads as well. */
const legs = someFares.routes.slice(0, 12).map(({ from, to, km = 0, minutes = 0 }) => ({
  ...{ from, to, km, minutes, isHill: false },
  ...{ closedMonths: [], note: '', source: '' },
}));

beforeAll(async () => {
  await seedFares(test.db, { ...someFares, legs });
  await confirmSampleRates(test.db);
});

const csv = (rows: string[][], name = 'file.csv') => csvFile(name, rows);
const preview = (rows: string[][]) => previewImport(test.db, actor, csv(rows), {}, now);
async function apply(rows: string[][], name?: string) {
  const file = csv(rows, name);
  const { fingerprint } = await previewImport(test.db, actor, file, {}, now);
  await applyImport(test, actor, file, {}, fingerprint, now);
  const [made] = await listImports(test.db, actor);
  return made?.id ?? '';
}
const routeBetween = async (search: string) =>
  (await listRoutes(test.db, actor, { search, page: 1, isUnchecked: false })).rows[0];
const facts = {
  km: 5,
  minutes: 30,
  source: '',
  checkedOn: null,
  stops: '',
  road: '',
  season: '',
};

const routeHeader = ['From', 'To', 'Km', 'Time', 'Source', 'Checked on'];

describe('the preview of routes', () => {
  it('tells what would be added, changed and left as it is', async () => {
    const found = await preview([
      routeHeader,
      ['Guwahati', 'Shillong', '104', '3 h 10', 'Map', '15-11-2026'],
      ['Shillong', 'tawang', '420 km', '13:30', '', ''],
      ['tezpur', 'guwahati', '180', '4 h', '', ''],
    ]);
    expect(found).toMatchObject({ kind: 'routes', unchanged: 1, faults: [], ignored: [] });
    expect(found.added).toMatchObject([
      { row: 3, name: 'Shillong – Tawang', values: { km: 420, minutes: 810, checkedOn: null } },
    ]);
    expect(found.changed).toMatchObject([
      {
        row: 2,
        name: 'Guwahati – Shillong',
        changes: [
          { label: 'Km', from: '100', to: '104' },
          { label: 'Time', from: '3 h', to: '3 h 10' },
          { label: 'Source', from: '', to: 'Map' },
          { label: 'Checked on', from: '', to: '15/11/2026' },
        ],
      },
    ]);
  });

  it('has an error for each wrong cell, with its row and column', async () => {
    const { faults, added } = await preview([
      routeHeader,
      ['Guwahati', 'Atlantis', '0', '3', '', '31/02/2026'],
      ['', 'Delhi', '10', '1 h', '', ''],
      ['Delhi', 'delhi', '10', '1 h', '', ''],
      ['Sohra', 'Tezpur', '300', '8 h', '', ''],
      ['Tezpur', 'Sohra', '300', '8 h', '', ''],
      ['Jorhat', 'Tezpur', '130', '3 h', '', '2030-01-01'],
    ]);
    expect(faults.map(({ row, column, text }) => `${row} ${column}: ${text}`)).toEqual([
      '2 To: No stop is called Atlantis. Add it under Stops first.',
      '2 Km: Type the kilometres as a whole number from 1 to 4,000, or leave them empty.',
      '2 Time: Type the time as 3 h 30 or 45 min, or leave it empty.',
      '2 Checked on: Type the day as 15/11/2026. It cannot be after today.',
      '3 From: Type the name of a stop.',
      '4 To: Choose two different stops.',
      '6 To: The same as row 5.',
      '7 Checked on: Type the day as 15/11/2026. It cannot be after today.',
    ]);
    expect(added).toHaveLength(1);
  });

  it('keeps what is stored where the file has no column, and names columns that it does not read', async () => {
    const found = await preview([
      ['from', 'TO', 'km', 'Comment'],
      ['Guwahati', 'Shillong', '101', 'x'],
    ]);
    expect(found.changed[0]?.changes).toEqual([{ label: 'Km', from: '100', to: '101' }]);
    expect(found.ignored).toEqual(['Comment']);
  });
});

describe('the preview of places', () => {
  it('finds places by code or name, and refuses what is wrong', async () => {
    const found = await preview([
      ['Code', 'Name', 'Kind', 'City', 'Other names'],
      ['', 'shillong', 'Beyond the city', 'Guwahati', 'Police Bazar'],
      ['sohra', 'Cherrapunji', 'beyond', 'guwahati', ''],
      ['', 'Haflong', 'Beyond the city', 'Guwahati', ''],
      ['', 'Diphu', 'Hill', 'Mumbai', ''],
      ['Bad Code', 'X', 'Airport', 'Delhi', ''],
      ['haflong-2', 'Haflong', 'Beyond the city', 'Guwahati', ''],
    ]);
    expect(found.added).toMatchObject([{ row: 4, values: { slug: 'haflong' } }]);
    expect(found.changed.map(({ row, changes }) => [row, changes.map(({ label }) => label)])).toEqual([
      [2, ['Name']],
      [3, ['Name', 'Other names']],
    ]);
    expect(found.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '5 Kind',
      '5 City',
      '6 Code',
      '7 Name',
    ]);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['without rows', [['From', 'To']]],
    ['with other columns', [['Colour'], ['red']]],
    [
      'with a column twice',
      [
        ['From', 'To', 'from '],
        ['a', 'b', 'c'],
      ],
    ],
  ])('%s is refused', async (_name, rows) => {
    await expect(preview(rows)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of Excel with a password is refused in plain words', async () => {
    const bytes = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]);
    await expect(previewImport(test.db, actor, sheetFile('a.xls', bytes), {}, now)).rejects.toMatchObject({
      code: 'invalid',
      userText: expect.stringContaining('.xlsx'),
    });
  });
});

describe('applying and undoing', () => {
  it('leaves wrong rows out, records the import, and brings back what was', async () => {
    const id = await apply(
      [
        routeHeader,
        ['Guwahati', 'Shillong', '104', '3 h', 'Map', '15/11/2026'],
        ['Shillong', 'Sohra', '54', '1 h 45', 'Map', '15/11/2026'],
        ['Guwahati', 'Atlantis', '1', '1 h', '', ''],
      ],
      'north-east.csv',
    );
    expect(await routeBetween('shillong guwahati')).toMatchObject({ km: 104, source: 'Map' });
    expect(await routeBetween('shillong sohra')).toMatchObject({ km: 54, minutes: 105 });
    expect((await listImports(test.db, actor))[0]).toMatchObject({
      kind: 'routes',
      fileName: 'north-east.csv',
      added: 1,
      changed: 1,
      undoneAt: null,
    });

    await undoImport(test.db, actor, id);
    expect(await routeBetween('sohra shillong')).toBeUndefined();
    expect(await routeBetween('guwahati shillong')).toMatchObject({ km: 100 });
    const [back] = (
      await test.pool.query(
        `select km, import_id, made_by from routes
       where from_slug = 'guwahati' and to_slug = 'shillong' and ended_at is null`,
      )
    ).rows;
    expect(back).toEqual({ km: 100, import_id: null, made_by: actor.name });
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await test.pool.query(
      `select action, subject_name, detail from activity where subject_kind = 'fare-import' order by id`,
    );
    expect(rows).toEqual([
      {
        action: 'fares-imported',
        subject_name: 'north-east.csv',
        detail: { 'Routes added': '1', 'Routes changed': '1' },
      },
      { action: 'fares-import-undone', subject_name: 'north-east.csv', detail: {} },
    ]);
  });

  it('refuses to undo when a row was changed since, and says which and by whom', async () => {
    const id = await apply([routeHeader, ['Jorhat', 'Sivasagar', '60', '1 h 30', '', '']]);
    const route = await routeBetween('jorhat sivasagar');
    await changeRoute(test.db, actor, route?.id ?? '', { ...facts, km: 61 });
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({
      code: 'conflict',
      userText: `Jorhat – Sivasagar was changed since by ${actor.name}.`,
    });
    expect(await routeBetween('jorhat sivasagar')).toMatchObject({ km: 61 });
  });

  it('refuses to undo places that have routes now', async () => {
    const id = await apply([
      ['Name', 'Kind', 'City'],
      ['Dawki', 'Beyond the city', 'Guwahati'],
    ]);
    await addRoute(test.db, actor, { from: 'Shillong', to: 'dawki' }, { ...facts, km: 82 });
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({
      code: 'conflict',
      userText: 'Dawki has routes now. Remove them first.',
    });
    const { rows } = await listStops(test.db, actor, { search: 'dawki', page: 1 });
    expect(rows).toMatchObject([{ slug: 'dawki', routeCount: 1 }]);
  });

  it('refuses what is no longer as the preview showed it', async () => {
    const file = csv([routeHeader, ['Guwahati', 'Nameri', '220', '5 h', '', '']]);
    const { fingerprint } = await previewImport(test.db, actor, file, {}, now);
    const route = await routeBetween('guwahati nameri');
    await changeRoute(test.db, actor, route?.id ?? '', { ...facts, km: 216 });
    await expect(applyImport(test, actor, file, {}, fingerprint, now)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await routeBetween('guwahati nameri')).toMatchObject({ km: 216 });
  });

  it('stores nothing of an import that fails half way', async () => {
    const rows = [routeHeader, ['Dehradun', 'Haridwar', '55', '1 h 30', '', '']];
    const before = await listImports(test.db, actor);
    await test.pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'x'; end $$;
       create trigger fail before insert on routes for each row when (new.km = 55) execute function fail()`,
    );
    await expect(apply(rows)).rejects.toThrow();
    await test.pool.query('drop trigger fail on routes');
    expect(await listImports(test.db, actor)).toEqual(before);
  });
});

describe('road legs', () => {
  const header = ['From', 'To', 'Km', 'Driving time', 'Hill road', 'Closed months', 'Note', 'Source'];
  const legBetween = async (search: string) =>
    (await listLegs(test.db, actor, { search, page: 1, which: 'all' })).rows[0];

  it('are told from routes by one column of their own, found by other names, and have an error for each wrong cell', async () => {
    const found = await preview([
      ['From', 'To', 'Km', 'Driving time', 'Hill road', 'Closed months'],
      ['Gauhati city', 'Shillong', '104', '3 h', 'Yes', 'Dec to Feb'],
      ['Guwahati', 'Atlantis', '0', 'soon', 'perhaps', 'Smarch'],
      ['Shillong', 'Sohra', '54', '1 h 45', '', ''],
    ]);
    expect(found).toMatchObject({ kind: 'legs', added: [{ row: 4 }], ignored: [] });
    expect(found.changed).toMatchObject([
      {
        name: 'Guwahati – Shillong',
        changes: [
          { label: 'Km', from: '100', to: '104' },
          { label: 'Hill road', from: 'No', to: 'Yes' },
          { label: 'Closed months', from: '', to: 'Dec–Feb' },
        ],
      },
    ]);
    expect(found.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 To',
      '3 Km',
      '3 Driving time',
      '3 Hill road',
      '3 Closed months',
    ]);
    expect(
      await preview([
        ['From', 'To', 'Hill road'],
        ['Guwahati', 'Shillong', 'No'],
      ]),
    ).toMatchObject({
      kind: 'legs',
      unchanged: 1,
    });
  });

  it('name the rides and the stops that change, are applied and undone', async () => {
    const rows = [header, ['Guwahati', 'Sivasagar', '371', '8 h 30', 'No', 'Jul', '', 'Map']];
    const { legEffects } = await preview(rows);
    expect(legEffects).toMatchObject({ car: 'sedan', pairs: { lost: 0 } });
    expect(legEffects?.cutOff).toEqual([{ months: [7], slugs: ['Sivasagar'] }]);
    const id = await apply(rows, 'roads.csv');
    const changed = await legBetween('guwahati sivasagar');
    expect(changed).toMatchObject({ km: 371, closedMonths: [7], source: 'Map' });
    expect((await listImports(test.db, actor))[0]).toMatchObject({ kind: 'legs', added: 0, changed: 1 });
    expect(await undoImport(test.db, actor, id)).toMatchObject({ cutOff: [] });
    expect(await legBetween('guwahati sivasagar')).toMatchObject({ km: 370, closedMonths: [], source: '' });
  });

  it('that were the only ones to a stop leave it without a road when they are undone', async () => {
    const id = await apply([header, ['Guwahati', 'Manas (Bansbari)', '145', '4 h', '', '', '', '']]);
    expect(await undoImport(test.db, actor, id)).toMatchObject({ cutOff: ['Manas (Bansbari)'] });
  });

  it('cannot be undone after a change, nor applied after the network has changed', async () => {
    const id = await apply([header, ['Jorhat', 'Nameri', '150', '4 h', '', '', '', '']]);
    const leg = await legBetween('jorhat nameri');
    if (leg) await changeLeg(test.db, actor, leg.id, { ...leg, km: 151 }, '');
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({
      userText: `Jorhat – Nameri was changed since by ${actor.name}.`,
    });
    const file = csv([header, ['Guwahati', 'Sivasagar', '371', '8 h 30', '', 'Jul', '', '']]);
    const { fingerprint } = await previewImport(test.db, actor, file, {}, now);
    const facts = { km: 5, minutes: 9, isHill: false, closedMonths: [], note: '', source: '' };
    await addLeg(test.db, actor, { from: 'Jorhat', to: 'Sivasagar' }, facts);
    await expect(applyImport(test, actor, file, {}, fingerprint, now)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('keep the places of an import from being undone', async () => {
    const id = await apply([
      ['Name', 'Kind', 'City'],
      ['Umngot', 'Beyond the city', 'Guwahati'],
    ]);
    await apply([header, ['Shillong', 'Umngot', '82', '3 h', 'Yes', '', '', '']]);
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({
      userText: 'Umngot has road legs. Remove them first.',
    });
  });
});

describe('rates', () => {
  const header = ['City', 'Car type', 'Valid from', 'One way per km', '4 h / 40 km', '12 h / 120 km'];

  it('become a new version that is not confirmed, with the rest as it was', async () => {
    const rows = [header, ['Guwahati', 'Sedan', '01-Dec-26', 'Rs 19.50', '1,250', '3000']];
    expect((await preview(rows)).changed[0]?.changes).toEqual([
      { label: 'One way per km', from: '19', to: '19.50' },
      { label: '4 h / 40 km', from: '1200', to: '1250' },
      { label: '12 h / 120 km', from: '', to: '3000' },
    ]);
    const id = await apply(rows, 'rates.csv');
    const version = async () =>
      (
        await test.pool.query(
          `select valid_from::text, confirmed_at, note, rates from rate_versions order by version desc limit 1`,
        )
      ).rows[0];
    const made = await version();
    expect(made).toMatchObject({
      valid_from: '2026-12-01',
      confirmed_at: null,
      note: 'Imported from rates.csv',
    });
    expect(made.rates.cards.guwahati.sedan).toMatchObject({
      oneWay: { perKm: 1950, minKm: 0 },
      hourPackages: [
        { hours: 4, km: 40, paise: 125000 },
        { hours: 8, km: 80, paise: 220000 },
        { hours: 12, km: 120, paise: 300000 },
      ],
    });
    expect(made.rates.cards.delhi).toEqual(someFares.rates.cards.delhi);
    expect(made.rates.policy).toEqual(someFares.rates.policy);

    await undoImport(test.db, actor, id);
    await expect(
      test.pool.query(`update rate_versions set confirmed_at = now() where confirmed_at is null`),
    ).rejects.toThrow('undone');
  });

  it('hold from tomorrow when the file names no day', async () => {
    const found = await preview([header, ['delhi', 'suv', '', '28', '1800', '']]);
    expect(found).toMatchObject({ validFrom: '2026-11-17', faults: [] });
  });

  it('are refused as a whole when a row is wrong', async () => {
    const rows = [
      header,
      ['Guwahati', 'SUV', '01/12/2026', '27', '1800', ''],
      ['Guwahati', 'Truck', '02/12/2026', '-5', '', ''],
      ['Delhi', 'SUV', '01/01/2020', 'free', '1800', ''],
      ['Delhi', 'Luxury', '', '61', '4500', ''],
    ];
    const { faults } = await preview(rows);
    expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 Car type',
      '3 Valid from',
      '4 Valid from',
      '4 One way per km',
    ]);
    await expect(apply(rows)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('cannot be undone once they are confirmed', async () => {
    const id = await apply([header, ['Delhi', 'Luxury', '', '61', '4500', '']]);
    await test.pool.query('update rate_versions set confirmed_at = now() where import_id = $1', [id]);
    await expect(undoImport(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an exported file', () => {
  it.each(fareKinds.flatMap((kind) => [[kind, 'csv'] as const, [kind, 'xlsx'] as const]))(
    'of %s as %s imports back without a change',
    async (kind, format) => {
      const bytes = await exportFares(test.db, actor, kind, format);
      const found = await previewImport(test.db, actor, sheetFile('a', bytes), {}, now);
      expect(found).toMatchObject({ kind, added: [], changed: [], faults: [], ignored: [] });
      expect(found.unchanged).toBeGreaterThan(7);
    },
  );

  it('is recognised by its content, whatever its name', async () => {
    const bytes = xlsxOf([routeHeader, ['Delhi', 'Agra', '230', '4 h', '', '']]);
    expect(await previewImport(test.db, actor, sheetFile('routes.csv', bytes), {}, now)).toMatchObject({
      kind: 'routes',
    });
  });
});
