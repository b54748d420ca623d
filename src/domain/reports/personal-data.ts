import type { PersonalData } from '#domain/shared/personal-data.ts';
import { forgetOldDays } from './report-service.ts';
import { deleteDaysOfTypedCities } from './report-store.ts';

export const personalData = {
  tables: { enquiry_days: { erased: ['facts'] } },
  erase: { enquiry: deleteDaysOfTypedCities },
  expire: forgetOldDays,
} satisfies PersonalData;
