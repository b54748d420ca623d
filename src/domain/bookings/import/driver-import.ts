import { type CabNames, cityName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { type ImportedDriver, readDriverRow } from './driver-row.ts';
import { deleteUnusedDrivers, insertDrivers, selectDriversInUse } from './fleet-import-store.ts';
import type { DriverField } from './import-kind.ts';
import {
  Duplicates,
  type List,
  type ListChoices,
  type ListPlan,
  type PlannedRow,
  type Read,
  readList,
  type UndoneImport,
} from './import-plan.ts';

const periodText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  firstDay === lastDay ? dateText(firstDay) : `${dateText(firstDay)} – ${dateText(lastDay)}`;

const textsOf = ({ row, value: driver }: Read<ImportedDriver>, cabs: CabNames): PlannedRow => ({
  row,
  texts: {
    name: driver.name,
    phone: displayPhone(driver.phoneE164),
    city: cityName(cabs, driver.city),
    licenceNumber: driver.licenceNumber,
    licenceExpiresOn: driver.licenceExpiresOn ? dateText(driver.licenceExpiresOn) : '',
    languages: driver.languages.join(', '),
    daysOff: driver.daysOff.map(periodText).join(', '),
    owner: driver.partner,
    notes: driver.notes,
  },
});

/** A driver whose number is in use, or is in an earlier row, is left out. */
export async function planDrivers(
  db: Queryable,
  list: List<DriverField>,
  { city }: ListChoices,
): Promise<ListPlan> {
  const { cities } = await readCabWords(db);
  const cabs = await readCabNames(db);
  const { read, faults } = await readList(list, (row, columns) =>
    readDriverRow(row, columns, { city, cities }),
  );
  const inUse = (await selectDriversInUse(db)).map(({ phoneE164, name }) => [phoneE164, name] as const);
  const duplicates = new Duplicates(new Map(inUse));
  const added = read.filter(({ row, value }) => duplicates.isNew(value.phoneE164, row, value.name));
  const drivers = added.map(({ value }) => value);
  return {
    planned: added.map((one) => textsOf(one, cabs)),
    faults,
    duplicates: duplicates.found,
    customers: [],
    changes: drivers,
    store: (tx, { importId, actor }) => insertDrivers(tx, importId, actor.name, drivers),
  };
}

/** Removes the drivers who have no duties and whom staff have not changed since. */
export async function undoDrivers(tx: Tx, importId: bigint): Promise<UndoneImport> {
  const { removed, kept } = await deleteUnusedDrivers(tx, importId);
  return {
    removed,
    kept: kept.map(({ name, isUsed }) => ({ name, reason: isUsed ? 'has-duties' : 'changed' })),
    customers: { removed: 0, kept: 0 },
  };
}
