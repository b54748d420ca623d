import { eq } from 'drizzle-orm';
import { bookingPackages, bookingServices } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { BookedPackage, PackageOffer, PackageSums } from './package.ts';

type NewPackage = { title: string; offer: PackageOffer; sums: PackageSums };

/** The first service of a new booking. Returns its id. */
export async function insertPackage(
  tx: Tx,
  bookingId: string,
  { title, offer, sums }: NewPackage,
): Promise<string> {
  const key = BigInt(bookingId);
  const [service] = await tx
    .insert(bookingServices)
    .values({ bookingId: key, kind: 'package', position: 1, title, amountPaise: sums.totalPaise })
    .returning({ id: bookingServices.id });
  if (!service) throw new Error('the insert returned no row');
  await tx.insert(bookingPackages).values({ id: service.id, bookingId: key, offer, ...sums });
  return String(service.id);
}

/** What the booking sells as a whole; `undefined` of a booking of cabs. */
export async function selectPackage(db: Queryable, bookingId: string): Promise<BookedPackage | undefined> {
  const { subtotalPaise, discountPaise, gstPaise, tcsPaise, roundingPaise, totalPaise } = bookingPackages;
  const [row] = await db
    .select({
      id: bookingServices.id,
      title: bookingServices.title,
      amountPaise: bookingServices.amountPaise,
      offer: bookingPackages.offer,
      sums: { subtotalPaise, discountPaise, gstPaise, tcsPaise, roundingPaise, totalPaise },
    })
    .from(bookingPackages)
    .innerJoin(bookingServices, eq(bookingServices.id, bookingPackages.id))
    .where(eq(bookingPackages.bookingId, BigInt(bookingId)));
  return row && { ...row, id: String(row.id) };
}
