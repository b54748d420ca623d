import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { maxFound, newestMatches, wordsOf } from '#domain/search/words.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { storable } from '#platform/text.ts';
import type { CustomerListPage, CustomerListQuery } from './customer-list.ts';
import {
  cursorOf,
  findByDigits,
  findByEmail,
  findByName,
  selectCustomers,
  selectFoundCustomers,
} from './customer-list-store.ts';
import { selectCustomerOfEnquiry } from './customer-store.ts';

export const customersPerPage = 50;

const minDigits = 4;
const nationalDigits = 10;

/** The last digits of a typed number in any format; `undefined` when the text is no number. */
export function digitsIn(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  // Digits of another script.
  if (digits === '') return e164Of(typed).slice(-nationalDigits) || undefined;
  if (!/^[+\d\s().-]+$/.test(typed) || digits.length < minDigits) return undefined;
  // A leading zero of a long number is the trunk prefix, which numbers are stored without.
  const significant = digits.length > 8 ? digits.replace(/^0+/, '') : digits;
  return significant.slice(-nationalDigits);
}

/** By reference, number, start of the mail address, or words of the name. */
export async function findCustomerIds(db: Queryable, typed: string): Promise<string[]> {
  const text = storable(typed).trim();
  const digits = digitsIn(text);
  if (digits !== undefined) return findByDigits(db, digits);
  const reference = /^pt-/i.test(text) ? idOfReference(text) : undefined;
  if (reference !== undefined) return selectCustomerOfEnquiry(db, reference);
  if (/^\S+@\S*$/.test(text)) return findByEmail(db, text);
  const words = wordsOf(text);
  return words.length === 0 ? [] : newestMatches(words, (query) => findByName(db, query));
}

const noCursors = { firstCursor: '', lastCursor: '' };

export async function listCustomers(
  db: Queryable,
  actor: StaffActor,
  query: CustomerListQuery,
): Promise<CustomerListPage> {
  assertArea(actor, 'enquiries');
  const { sort, search, after, before } = query;
  if (search) {
    const ids = await findCustomerIds(db, search);
    const customers = ids.length === 0 ? [] : await selectFoundCustomers(db, ids.slice(0, maxFound), sort);
    return { customers, hasNext: ids.length >= maxFound, hasPrevious: false, ...noCursors };
  }
  const isForward = before === undefined;
  // One row more than shown tells whether there is another page.
  const rows = await selectCustomers(db, query, customersPerPage + 1);
  const isCut = rows.length > customersPerPage;
  const customers = isForward ? rows.slice(0, customersPerPage) : rows.slice(-customersPerPage);
  const [first, last] = [customers.at(0), customers.at(-1)];
  return {
    customers,
    hasNext: isForward ? isCut : true,
    hasPrevious: isForward ? after !== undefined : isCut,
    ...(first && last ? { firstCursor: cursorOf(sort, first), lastCursor: cursorOf(sort, last) } : noCursors),
  };
}
