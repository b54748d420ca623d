import type { CarInput } from '#domain/bookings/cars/car-input.ts';
import { paperKinds, plateText } from '#domain/bookings/fleet.ts';
import { withSuppliers } from '#domain/bookings/fleet-partner-service.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { type ListKind, listOf } from '#domain/sheet-import/sheet-list.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { readCarRow } from './car-row.ts';
import { type ImportedDriver, readDriverRow } from './driver-row.ts';
import { plateKey } from './fleet-cells.ts';
import {
  deleteUnused,
  insertCars,
  insertDrivers,
  selectCarsInUse,
  selectDriversInUse,
} from './fleet-import-store.ts';
import { carColumns, driverColumns } from './import-columns.ts';
import type { CarField, DriverField, ImportField } from './import-kind.ts';
import {
  Duplicates,
  type ListContext,
  type ListPlan,
  type PlannedRow,
  type UndoneImport,
} from './import-plan.ts';

/** Cars, or drivers: a row whose key is in use, or is in an earlier row, is left out. */
type FleetKind<Field extends ImportField, Value> = Pick<
  ListKind<Field, Value, ListContext, ListPlan>,
  'columns' | 'readRow'
> & {
  of: 'car' | 'driver';
  /** The keys in use, with the names of those who have them. */
  inUse: (db: Queryable) => Promise<[key: string, name: string][]>;
  keyOf: (value: Value) => string;
  nameOf: (value: Value) => string;
  textsOf: (value: Value, names: CabNames) => PlannedRow['texts'];
  insert: (
    tx: Tx,
    importId: bigint,
    changedBy: string,
    rows: readonly (Omit<Value, 'partner'> & { supplierId: bigint | null })[],
  ) => Promise<void>;
  /** How what has stayed is named after an undo. */
  storedName: (name: string) => string;
};

const fleetList = <Field extends ImportField, Value extends { partner: string }>(
  kind: FleetKind<Field, Value>,
) => ({
  open: listOf<Field, Value, ListContext, ListPlan>({
    ...kind,
    plan: async (db, { read, faults }, { names }) => {
      const duplicates = new Duplicates(new Map(await kind.inUse(db)));
      const added = read.filter(({ row, value }) =>
        duplicates.isNew(kind.keyOf(value), row, kind.nameOf(value)),
      );
      const values = added.map(({ value }) => value);
      return {
        planned: added.map(({ row, value }) => ({ row, texts: kind.textsOf(value, names) })),
        faults,
        duplicates: duplicates.found,
        customers: [],
        changes: values,
        counts: { added: values.length },
        async store(tx, { importId, actor }) {
          await kind.insert(tx, importId, actor.name, await withSuppliers(tx, actor, values));
          await announceLive(tx, { fleet: kind.of });
        },
      };
    },
  }),
  /** Removes those that have no duties and that staff have not changed since. */
  async undo(tx: Tx, importId: bigint): Promise<UndoneImport> {
    const { removed, kept } = await deleteUnused(tx, importId, kind.of);
    await announceLive(tx, { fleet: kind.of });
    return {
      removed,
      kept: kept.map(({ name, isUsed }) => ({
        name: kind.storedName(name),
        reason: isUsed ? 'has-duties' : 'changed',
      })),
      customers: { removed: 0, kept: 0 },
    };
  },
});

const paperTexts = ({ papers }: CarInput) =>
  Object.fromEntries(
    paperKinds.flatMap((kind) => {
      const paper = papers.find((one) => one.kind === kind);
      return paper ? [[kind, dateText(paper.expiresOn)]] : [];
    }),
  );

export const carList = fleetList<CarField, CarInput>({
  of: 'car',
  columns: carColumns,
  readRow: readCarRow,
  inUse: async (db) => (await selectCarsInUse(db)).map(({ plate }) => [plateKey(plate), plateText(plate)]),
  keyOf: ({ plate }) => plateKey(plate),
  nameOf: ({ plate }) => plateText(plate),
  textsOf: (car, names) => ({
    plate: plateText(car.plate),
    carType: carName(names, car.carType),
    model: car.model,
    owner: car.partner,
    city: cityName(names, car.city),
    notes: car.notes,
    ...paperTexts(car),
  }),
  insert: insertCars,
  storedName: plateText,
});

const periodText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  firstDay === lastDay ? dateText(firstDay) : `${dateText(firstDay)} – ${dateText(lastDay)}`;

export const driverList = fleetList<DriverField, ImportedDriver>({
  of: 'driver',
  columns: driverColumns,
  readRow: readDriverRow,
  inUse: async (db) => (await selectDriversInUse(db)).map(({ phoneE164, name }) => [phoneE164, name]),
  keyOf: ({ phoneE164 }) => phoneE164,
  nameOf: ({ name }) => name,
  textsOf: (driver, names) => ({
    name: driver.name,
    phone: displayPhone(driver.phoneE164),
    city: cityName(names, driver.city),
    licenceNumber: driver.licenceNumber,
    licenceExpiresOn: driver.licenceExpiresOn ? dateText(driver.licenceExpiresOn) : '',
    languages: driver.languages.join(', '),
    daysOff: driver.daysOff.map(periodText).join(', '),
    owner: driver.partner,
    notes: driver.notes,
  }),
  insert: insertDrivers,
  storedName: (name) => name,
});
