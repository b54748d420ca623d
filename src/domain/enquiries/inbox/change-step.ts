import type { ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import type { ChangeableEnquiry, EnquiryChange } from './change-store.ts';

type Field = keyof EnquiryChange;

const moments: readonly Field[] = ['followUpAt', 'firstResponseAt'];
const numbers: readonly Field[] = ['adults', 'children', 'budgetPaise'];

function write(value: ChangeableEnquiry[Field] | undefined): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}

function read(field: Field, value: string | null) {
  if (value === null) return null;
  if (moments.includes(field)) return new Date(value);
  return numbers.includes(field) ? Number(value) : value;
}

export function stepOf(enquiry: ChangeableEnquiry, change: EnquiryChange): ChangeStep {
  const fields = Object.keys(change) as Field[];
  return {
    id: enquiry.id,
    was: Object.fromEntries(fields.map((field) => [field, write(enquiry[field])])),
    is: Object.fromEntries(fields.map((field) => [field, write(change[field])])),
  };
}

/** The change that undoes a step; `undefined` when the enquiry was changed again since. */
export function stepBack(enquiry: ChangeableEnquiry, { was, is }: ChangeStep): EnquiryChange | undefined {
  const fields = Object.keys(was) as Field[];
  if (fields.some((field) => write(enquiry[field]) !== is[field])) return undefined;
  return Object.fromEntries(fields.map((field) => [field, read(field, was[field] ?? null)]));
}
