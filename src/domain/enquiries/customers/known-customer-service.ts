import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type KnownRow, type OpenRow, selectKnown, selectOpenOf } from './known-customer-store.ts';

type OpenEnquiry = Omit<OpenRow, 'customerId'> & { reference: string };

/** A customer whose number begins with the typed digits. */
export type KnownCustomer = KnownRow & { open: OpenEnquiry[] };

const minDigits = 6;
const maxShown = 3;
const maxOpen = 12;

/** Without a country code the number may be of India, of its neighbours, or one whose `+` was left out. */
function startsOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < minDigits) return [];
  const isInternational = /^\s*(?:\+|00)/.test(typed);
  const plain = digits.replace(/^0+/, '');
  return isInternational ? [`+${plain}`] : ['+91', '+975', '+977', '+'].map((code) => code + plain);
}

/** Looked up while staff type a number: who it may be, with what is open. */
export async function findKnownCustomers(
  db: Queryable,
  actor: StaffActor,
  typed: string,
): Promise<KnownCustomer[]> {
  assertArea(actor, 'enquiries');
  const starts = startsOf(typed);
  if (starts.length === 0) return [];
  const found = await selectKnown(db, starts, maxShown);
  const open =
    found.length > 0
      ? await selectOpenOf(
          db,
          found.map(({ id }) => id),
          maxOpen,
        )
      : [];
  return found.map((customer) => ({
    ...customer,
    open: open
      .filter(({ customerId }) => customerId === customer.id)
      .map(({ customerId: _customerId, ...row }) => ({ ...row, reference: referenceOf(BigInt(row.id)) })),
  }));
}
