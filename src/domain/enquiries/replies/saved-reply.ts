/** An answer that staff give often. */
export type SavedReply = { id: string; title: string; body: string };

/** What may stand in a reply between braces. */
export const mergeFields = ['name', 'reference', 'agency', 'phone', 'staff', 'page'] as const;
export type MergeField = (typeof mergeFields)[number];

/** The reply with its fields filled in. What is no field stays as it was typed. */
export function fillReply(body: string, values: Readonly<Record<MergeField, string>>): string {
  const names = new RegExp(`\\{(${mergeFields.join('|')})\\}`, 'g');
  return body.replaceAll(names, (_field, name: MergeField) => values[name]);
}
