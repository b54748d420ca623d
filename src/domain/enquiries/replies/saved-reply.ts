/** A prepared answer. */
export type SavedReply = { id: string; title: string; body: string };

/** The fields that a reply to an enquiry may contain in braces, and those that only a booking has. */
export const enquiryFields = ['name', 'reference', 'agency', 'phone', 'staff', 'page'] as const;
export const bookingFields = [
  'trip',
  'dates',
  'price',
  'link',
  'car',
  'driver',
  'amountDue',
  'number',
] as const;
const mergeFields = [...enquiryFields, ...bookingFields];
export type MergeField = (typeof mergeFields)[number];

/** Those that are not known where a reply is chosen have no value or an empty one. */
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

const fieldPattern = new RegExp(`\\{(${mergeFields.join('|')})\\}`, 'g');

/** Fills in the fields of a reply; those without a value and unknown ones stay as typed. */
export const fillReply = (body: string, values: MergeValues): string =>
  body.replaceAll(fieldPattern, (field, name: MergeField) => values[name] || field);

/** The fields that a text still has, `{car}`, each once. */
export const openFields = (text: string): string[] => [...new Set(text.match(fieldPattern) ?? [])];
