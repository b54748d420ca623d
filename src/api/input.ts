import * as z from 'zod/mini';
import { type ListQuery, type ListTab, listTabs } from '#domain/publishing/publishing.ts';
import { Failure } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';
import { storable } from '#platform/text.ts';

/** Fails with the message of the first failed check, in the schema's order. */
export function parseInput<Output>(schema: z.core.$ZodType<Output>, fields: Fields): Output {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) throw new Failure('invalid', parsed.error.issues[0]?.message);
  return parsed.data;
}

/** `?page=`, and beyond the contract `?search=` and `?shelf=`; invalid values are ignored. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const tab = listTabs.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '1', 10) || 1,
    search: storable(query.get('search') ?? ''),
    ...(tab && { tab: tab satisfies ListTab }),
  };
}
