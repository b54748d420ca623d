import type { CarInput } from '#domain/bookings/cars/car-input.ts';
import { paperKinds, plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { CarTypeWords } from '#domain/fares/cab-words.ts';
import { readCabWords } from '#domain/fares/cab-words-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { readCarRow } from './car-row.ts';
import { plateKey } from './fleet-cells.ts';
import { deleteUnusedCars, insertCars, selectCarsInUse } from './fleet-import-store.ts';
import type { CarField } from './import-kind.ts';
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

function textsOf({ row, value: car }: Read<CarInput>, cabs: CabNames): PlannedRow {
  const papers = paperKinds.flatMap((kind) => {
    const paper = car.papers.find((one) => one.kind === kind);
    return paper ? [[kind, dateText(paper.expiresOn)]] : [];
  });
  return {
    row,
    texts: {
      plate: plateText(car.plate),
      carType: carName(cabs, car.carType),
      model: car.model,
      owner: car.partner,
      city: cityName(cabs, car.city),
      notes: car.notes,
      ...Object.fromEntries(papers),
    },
  };
}

/** A car whose number plate is in use, or is in an earlier row, is left out. */
export async function planCars(
  db: Queryable,
  list: List<CarField>,
  { city }: ListChoices,
): Promise<ListPlan> {
  const { cities, carTypes } = await readCabWords(db);
  const types = new CarTypeWords(carTypes);
  const cabs = await readCabNames(db);
  const { read, faults } = await readList(list, (row, columns) =>
    readCarRow(row, columns, { types, cities, city }),
  );
  const inUse = (await selectCarsInUse(db)).map(({ plate }) => [plateKey(plate), plateText(plate)] as const);
  const duplicates = new Duplicates(new Map(inUse));
  const added = read.filter(({ row, value: { plate } }) =>
    duplicates.isNew(plateKey(plate), row, plateText(plate)),
  );
  const cars = added.map(({ value }) => value);
  return {
    planned: added.map((one) => textsOf(one, cabs)),
    faults,
    duplicates: duplicates.found,
    customers: [],
    changes: cars,
    store: (tx, { importId, actor }) => insertCars(tx, importId, actor.name, cars),
  };
}

/** Removes the cars that have no duties and that staff have not changed since. */
export async function undoCars(tx: Tx, importId: bigint): Promise<UndoneImport> {
  const { removed, kept } = await deleteUnusedCars(tx, importId);
  return {
    removed,
    kept: kept.map(({ name, isUsed }) => ({
      name: plateText(name),
      reason: isUsed ? 'has-duties' : 'changed',
    })),
    customers: { removed: 0, kept: 0 },
  };
}
