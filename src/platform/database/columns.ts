import { customType } from 'drizzle-orm/pg-core';

/** For full-text search; only compared, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
