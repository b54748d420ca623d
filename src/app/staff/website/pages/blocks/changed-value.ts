/** The way to a value within the page's text, such as `sections, 2, heading`. */
export type Way = readonly (string | number)[];

/** The same data with another value at the end of the way; an undefined value removes the key. */
export function withValue(data: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  const { [step]: before, ...others } = data as Record<string | number, unknown>;
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...(data as object), [step]: after };
}

/** A list in which one item has another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item, others] = [items.slice(from, from + 1), items.toSpliced(from, 1)];
  return others.toSpliced(to, 0, ...item);
}

/** The id of the fields that say how a page is published, and of the time among them. */
export const publishFieldsId = 'page-publish';
export const publishTimeField = `${publishFieldsId}-time`;

/** The id of the field at this way; the server names a faulty field by the same. */
export const fieldId = (way: Way): string => `page-${way.join('-')}`;
