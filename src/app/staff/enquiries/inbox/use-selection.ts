import { useState } from 'react';
import type { ShownLead } from './shown-enquiry.ts';

/** Which rows are chosen. What has left the list is chosen no more, so that nobody changes what they cannot see. */
export function useChosen(leads: readonly ShownLead[]) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const ids = leads.map(({ id }) => id).filter((id) => kept.includes(id));
  return {
    ids,
    toggle: (id: string) => setKept(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setKept(ids.length === leads.length ? [] : leads.map(({ id }) => id)),
    clear: () => setKept([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
