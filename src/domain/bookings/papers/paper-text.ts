import type { PaperKind } from './paper.ts';

export const paperNames: Readonly<Record<PaperKind, string>> = {
  passport: 'Passport',
  'voter-card': 'Voter card',
  'birth-certificate': 'Birth certificate',
  photo: 'Photo',
  visa: 'Visa',
  insurance: 'Insurance',
  other: 'Other paper',
};
