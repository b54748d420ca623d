/** A prepared answer. */
export type SavedReply = { id: string; title: string; body: string };

/** The fields that a reply may contain in braces. */
export const mergeFields = ['name', 'reference', 'agency', 'phone', 'staff', 'page'] as const;
export type MergeField = (typeof mergeFields)[number];

/** Fills in the fields of a reply; unknown ones stay as typed. */
export function fillReply(body: string, values: Readonly<Record<MergeField, string>>): string {
  const names = new RegExp(`\\{(${mergeFields.join('|')})\\}`, 'g');
  return body.replaceAll(names, (_field, name: MergeField) => values[name]);
}
