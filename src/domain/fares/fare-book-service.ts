import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { readCabNames } from './cab-names-service.ts';
import { type FareBook, type FareBookRows, fareBookOf } from './fare-book.ts';
import { selectLegs, selectSetDistances, selectStops } from './fare-book-store.ts';
import { selectCarTypes, selectRatesFrom } from './rate-store.ts';

/** Rates, cars, stops and roads as they are now. One query after another, so that a transaction can read it too. */
export async function readFareBookRows(db: Queryable, now: Date): Promise<FareBookRows> {
  return {
    versions: await selectRatesFrom(db, dayInIndia(now)),
    cars: await selectCarTypes(db),
    cabs: await readCabNames(db),
    stops: await selectStops(db),
    legs: await selectLegs(db),
    distances: await selectSetDistances(db),
  };
}

export const readFareBook = async (db: Queryable, now: Date): Promise<FareBook> =>
  fareBookOf(await readFareBookRows(db, now));

/** Keeps the book in memory, so that an estimate asks the database nothing. `forget` is called when a part of it has changed. */
export function createFareBooks(db: Queryable) {
  let book: Promise<FareBook> | undefined;
  return {
    read(): Promise<FareBook> {
      if (book) return book;
      const reading = readFareBook(db, new Date());
      book = reading;
      // A failed reading is not kept.
      reading.catch(() => {
        if (book === reading) book = undefined;
      });
      return reading;
    },
    forget(): void {
      book = undefined;
    },
  };
}

export type FareBooks = ReturnType<typeof createFareBooks>;
