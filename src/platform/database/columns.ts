import { customType } from 'drizzle-orm/pg-core';

/** Words as PostgreSQL looks for them. Never read: only compared. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
