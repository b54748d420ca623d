import { createHash } from 'node:crypto';
import type { DocumentContent } from '#domain/documents/document.ts';

/** The same text for the same content, whatever the order of its fields: the database keeps none. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** The SHA-256 of everything that is printed. */
export const contentHash = (content: DocumentContent): Buffer =>
  createHash('sha256').update(canonical(content)).digest();
