/** The fields as screens and messages name them. */
export const supplierLabels = {
  kind: 'Kind',
  name: 'Name',
  city: 'City',
  contactName: 'Contact',
  phoneE164: 'Phone',
  email: 'E-mail',
  gstin: 'GSTIN',
  payTerms: 'Pay terms',
  payDays: 'Days to pay',
  notes: 'Notes',
} as const;

export const supplierKindNames = {
  hotel: 'Hotel',
  transporter: 'Transporter',
  guide: 'Guide',
  'permit-agent': 'Permit agent',
  activity: 'Activity',
  other: 'Other',
} as const;

export const supplierMessages = {
  kindWrong: 'Choose the kind of the supplier.',
  nameWrong: 'Type the name of the supplier, up to 200 characters.',
  cityTooLong: 'The city has up to 100 characters.',
  contactTooLong: 'The name of the contact has up to 200 characters.',
  phoneWrong: 'Type a phone number; one from abroad begins with + and the code of its country.',
  emailWrong: 'Type an e-mail address.',
  gstinWrong:
    'A character of this GSTIN is wrong. It has 15 letters and digits, such as 18AABCU9603R1ZM. Please compare it with the certificate.',
  payDaysWrong: 'Type the days after the service as a whole number up to 365.',
  payTermsTooLong: 'The pay terms have up to 1,000 characters.',
  notesTooLong: 'Notes have up to 3,000 characters.',
  exists: (name: string, city: string) =>
    city === ''
      ? `There is already a supplier ${name} without a city.`
      : `There is already a supplier ${name} in ${city}.`,
  createdDifferently: (name: string) =>
    `This form has already created the supplier ${name}. Change it there.`,
  ambiguous: (labels: readonly string[]) => `Choose one of these suppliers: ${labels.join(' · ')}.`,
  gone: 'This supplier is no longer there. Open the list again.',
  changedMeanwhile: (by: string, differences: readonly string[]) =>
    `${by || 'Another staff member'} has changed this meanwhile. ${
      differences.length === 0 ? 'It says the same as your form' : `It now says: ${differences.join('; ')}`
    }. Nothing was saved: save again to store yours.`,
  changedBefore: (by: string) =>
    `${by || 'Another staff member'} has changed this meanwhile. Nothing was saved: reload the page to see the change.`,
  empty: 'nothing',
} as const;
