import type { ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import type { EnquiryChange } from './inbox-store.ts';

type Field = keyof EnquiryChange;
type Enquiry = Required<EnquiryChange> & { id: string };

const moments: readonly Field[] = ['followUpAt', 'firstResponseAt'];

const write = (value: Enquiry[Field] | undefined): string | null =>
  value instanceof Date ? value.toISOString() : (value ?? null);

const read = (field: Field, value: string | null) =>
  value !== null && moments.includes(field) ? new Date(value) : value;

export function stepOf(enquiry: Enquiry, change: EnquiryChange): ChangeStep {
  const fields = Object.keys(change) as Field[];
  return {
    id: enquiry.id,
    was: Object.fromEntries(fields.map((field) => [field, write(enquiry[field])])),
    is: Object.fromEntries(fields.map((field) => [field, write(change[field])])),
  };
}

/** The change that undoes a step; `undefined` when the enquiry was changed again since. */
export function stepBack(enquiry: Enquiry, { was, is }: ChangeStep): EnquiryChange | undefined {
  const fields = Object.keys(was) as Field[];
  if (fields.some((field) => write(enquiry[field]) !== is[field])) return undefined;
  return Object.fromEntries(fields.map((field) => [field, read(field, was[field] ?? null)]));
}
