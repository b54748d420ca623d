import type { LeadStep } from '#domain/enquiries/enquiry-table.ts';
import type { LeadChange } from './inbox-store.ts';

type Field = keyof LeadChange;
type Lead = Required<LeadChange> & { id: string };

const moments: readonly Field[] = ['followUpAt', 'firstResponseAt'];

const write = (value: Lead[Field] | undefined): string | null =>
  value instanceof Date ? value.toISOString() : (value ?? null);

const read = (field: Field, value: string | null) =>
  value !== null && moments.includes(field) ? new Date(value) : value;

export function stepOf(lead: Lead, change: LeadChange): LeadStep {
  const fields = Object.keys(change) as Field[];
  return {
    id: lead.id,
    was: Object.fromEntries(fields.map((field) => [field, write(lead[field])])),
    is: Object.fromEntries(fields.map((field) => [field, write(change[field])])),
  };
}

/** What has to be written to go back; nothing where somebody has gone on from there, because that is not ours to undo. */
export function stepBack(lead: Lead, { was, is }: LeadStep): LeadChange | undefined {
  const fields = Object.keys(was) as Field[];
  if (fields.some((field) => write(lead[field]) !== is[field])) return undefined;
  return Object.fromEntries(fields.map((field) => [field, read(field, was[field] ?? null)]));
}
