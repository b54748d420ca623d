import { useEffect, useRef, useState } from 'react';
import { notifyOf } from './notice.ts';
import { firstNameOf, type ShownLead } from './shown-lead.ts';

/** How many came while the page was open; and a notice of each, once the list knows its name. */
export function useArrivals(leads: readonly ShownLead[]) {
  const [count, setCount] = useState(0);
  const waiting = useRef(new Set<string>());

  useEffect(() => {
    for (const id of waiting.current) {
      const lead = leads.find((known) => known.id === id);
      void notifyOf(id, firstNameOf(lead?.name ?? ''));
    }
    waiting.current.clear();
  }, [leads]);

  const arrive = (id: string) => {
    waiting.current.add(id);
    setCount((before) => before + 1);
  };
  return { count, arrive };
}
