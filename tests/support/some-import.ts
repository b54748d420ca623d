import { beforeAll, beforeEach } from 'vitest';
import {
  applyCabImport,
  type ImportChoices,
  listCabImports,
  previewCabImport,
  undoCabImport,
} from '#domain/bookings/import/cab-import-service.ts';
import type { ImportKind } from '#domain/bookings/import/import-kind.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { csvFile } from './sheet-file.ts';
import type { TestDatabase } from './test-database.ts';

export const now = new Date();
export const inFive = daysAfter(dayInIndia(now), 5);
const day = cellOfDay(inFive);

type OfAnyKind = Omit<ImportChoices, 'kind'>;

export const usual: OfAnyKind = { city: 'guwahati', addsDuplicates: false };

export const csv = (rows: string[][], name = 'list.csv') => csvFile(name, rows);

/** Imports into an empty database with sample rates. */
export function importing(test: TestDatabase, actor: StaffActor) {
  beforeAll(async () => {
    await seedFares(test.db, sampleFares);
    await confirmSampleRates(test.db);
  });
  beforeEach(() =>
    test.pool.query(
      'truncate customers, enquiries, customer_contacts, customer_imports, bookings, cars, drivers, booking_imports cascade',
    ),
  );

  const preview = (kind: ImportKind, rows: string[][], choices = usual) =>
    previewCabImport(test.db, actor, csv(rows), { ...choices, kind }, now);
  const applySeen = async (
    kind: ImportKind,
    rows: string[][],
    { columns, fingerprint }: Awaited<ReturnType<typeof preview>>,
    choices = usual,
  ) => (await applyCabImport(test, actor, csv(rows), { ...choices, kind, columns }, fingerprint, now)).added;
  const apply = async (kind: ImportKind, rows: string[][], choices = usual) =>
    applySeen(kind, rows, await preview(kind, rows, choices), choices);
  const lastImport = async () => (await listCabImports(test.db, actor))[0]?.id ?? '';
  return {
    preview,
    applySeen,
    apply,
    undo: async () => undoCabImport(test.db, actor, await lastImport()),
    rowsOf: async (table: string) => (await test.pool.query(`select * from ${table} order by 1`)).rows,
    async withFleet() {
      await apply('cars', twoCars);
      await apply('drivers', twoDrivers);
    },
  };
}

export const twoCars = [
  ['Vehicle No', 'Type', 'Owner', 'Insurance valid upto'],
  ['AS 01 AB 1234', 'Sedan', 'Own', cellOfDay(daysAfter(dayInIndia(now), 10))],
  ['as-01-cc-77', 'SUV', 'Brahma Cabs', ''],
];

export const twoDrivers = [
  ['Driver name', 'Mobile', 'DL No', 'DL expiry', 'Languages', 'Days off'],
  ['Bikash Kalita', '98640 11223', 'AS01 2011', '14/02/2029', 'Assamese, Hindi', `${day} to ${day}`],
  ['Ratan Das', '97060 44556', '', '', '', ''],
];

export const bookingHeader = [
  ...['Customer', 'Mobile', 'Date', 'Time', 'From', 'To', 'Car type', 'Price', 'Advance', 'Car no'],
  ...['Driver mobile', 'Notes'],
];

/** A row of a booking with other cells at these places. */
export const bookingRow = (change: Record<number, string> = {}): string[] =>
  [
    ...['Sneha Iyer', '98301 22334', day, '6:30 AM', 'Guwahati', 'Shillong', 'Sedan', '2,000', '500'],
    ...['AS01AB1234', '98640 11223', 'Two bags'],
  ].map((cell, index) => change[index] ?? cell);
