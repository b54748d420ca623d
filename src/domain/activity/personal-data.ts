import type { PersonalData } from '#domain/shared/personal-data.ts';

/** The log cannot be changed, so it names customers and drivers by their numbers only. */
export const personalData = {
  tables: { activity: { staff: ['actor_name', 'subject_name', 'from_address', 'detail'] } },
} satisfies PersonalData;
