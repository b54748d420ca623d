import { z } from 'zod';

const erasure = z.strictObject({
  kind: z.enum(['customer', 'enquiry']),
  recordId: z.string().regex(/^[1-9]\d{0,18}$/),
  at: z.coerce.date(),
});

/** That a record was erased, by its number alone. */
export type Erasure = z.infer<typeof erasure>;
export type ErasedKind = Erasure['kind'];

/** The folder of stored files in which erasures outlive the database. Its files are of a kind that `/media` never serves. */
export const erasuresFolder = 'erasures';

export const writeErasures = (list: readonly Erasure[]): string => JSON.stringify(list);

/** One file of that folder. */
export const parseErasures = (text: string): Erasure[] => z.array(erasure).parse(JSON.parse(text));
