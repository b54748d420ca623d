import { customType } from 'drizzle-orm/pg-core';

/** For full-text search; only compared, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A range of times; only compared, never read. */
export const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
