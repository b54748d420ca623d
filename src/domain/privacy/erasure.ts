import { z } from 'zod';
import { erasedKinds } from '#domain/shared/personal-data.ts';

const erasure = z.strictObject({
  kind: z.enum(erasedKinds),
  recordId: z.string().regex(/^[1-9]\d{0,18}$/),
  at: z.coerce.date(),
});

/** A record of an erasure, with ids only. */
export type Erasure = z.infer<typeof erasure>;

/** The storage folder with erasures, which survives a database restore. `/media` never serves its file type. */
export const erasuresFolder = 'erasures';

export const writeErasures = (list: readonly Erasure[]): string => JSON.stringify(list);

/** Reads one file of that folder. */
export const parseErasures = (text: string): Erasure[] => z.array(erasure).parse(JSON.parse(text));
