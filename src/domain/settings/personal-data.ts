import type { PersonalData } from '#domain/shared/personal-data.ts';

/** Whom visitors may write to; everything else in the settings is about the agency. */
export const personalData = {
  tables: { site_settings: { staff: ['contact_name', 'contact_role', 'contact_photo'] } },
} satisfies PersonalData;
