import type { PersonalData } from '#domain/shared/personal-data.ts';

export const personalData = { tables: { filed_periods: { staff: ['locked_by'] } } } satisfies PersonalData;
