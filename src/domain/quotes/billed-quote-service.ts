import type { Queryable } from '#platform/database/db.ts';
import type { Quote } from './quote.ts';
import { selectQuote } from './quote-store.ts';

/** The quote that a booking was made of or that a deposit was paid for, for its documents. */
export const findBilledQuote = (db: Queryable, id: string): Promise<Quote | undefined> => selectQuote(db, id);
