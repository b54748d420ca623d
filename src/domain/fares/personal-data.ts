import type { PersonalData } from '#domain/shared/personal-data.ts';

/** Visitors type addresses where a place is asked for. */
export const personalData = { tables: { stop_misses: { expires: ['text'] } } } satisfies PersonalData;
