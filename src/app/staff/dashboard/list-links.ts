import type { Age } from '#domain/enquiries/inbox/inbox-filters.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';

type Filter = { queue: Queue; stage?: string; owner?: string | undefined; source?: string; age?: Age };

/** The inbox with the enquiries that a number counts. */
export function inboxList({ queue, stage, owner, source, age }: Filter): string {
  const given = Object.entries({ queue, stage, owner, source, age }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `${paths.adminMessages}?${new URLSearchParams(given)}`;
}

/** The stages of won enquiries, as the inbox reads them. */
export const wonStages = 'confirmed,on-trip,completed';
