import type { PersonalData } from '#domain/shared/personal-data.ts';

/** Suppliers are firms and their contacts, of whom the books need name and GSTIN. */
export const personalData = {
  tables: {
    suppliers: {
      kept: ['name', 'contact_name', 'phone_e164', 'email', 'gstin', 'notes'],
      staff: ['changed_by'],
    },
  },
} satisfies PersonalData;
