import { useState } from 'react';
import type { EnquiryView } from './enquiry-view.ts';

/** The selected rows. Rows that have left the list are deselected, so that a change affects only visible enquiries. */
export function useSelection(enquiries: readonly EnquiryView[]) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const ids = enquiries.map(({ id }) => id).filter((id) => selected.includes(id));
  const [wasUsed, setUsed] = useState(false);
  if (ids.length > 0 && !wasUsed) setUsed(true);
  return {
    ids,
    /** True from the first selection on: the bar for it is loaded then, and stays for its open popups. */
    wasUsed,
    toggle: (id: string) =>
      setSelected(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setSelected(ids.length === enquiries.length ? [] : enquiries.map(({ id }) => id)),
    clear: () => setSelected([]),
  };
}
