import { useState } from 'react';
import type { ShownEnquiry } from './shown-enquiry.ts';

/** Which rows are chosen. What has left the list is chosen no more, so that nobody changes what they cannot see. */
export function useChosen(enquiries: readonly ShownEnquiry[]) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const ids = enquiries.map(({ id }) => id).filter((id) => kept.includes(id));
  return {
    ids,
    toggle: (id: string) => setKept(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setKept(ids.length === enquiries.length ? [] : enquiries.map(({ id }) => id)),
    clear: () => setKept([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
