import { useEffect, useRef, useState } from 'react';
import { createNoticePlanner } from '#app/staff/enquiries/live/plan-notifications.ts';
import { firstNameOf, type ShownEnquiry } from './shown-enquiry.ts';

/** Counts the enquiries that arrived while the page was open, and shows notifications once their names are loaded. */
export function useArrivals(enquiries: readonly ShownEnquiry[]) {
  const [count, setCount] = useState(0);
  const waiting = useRef(new Set<string>());
  const [plan] = useState(() => createNoticePlanner());

  useEffect(() => {
    const { own, together } = plan([...waiting.current]);
    waiting.current.clear();
    if (together === 0 && own.length === 0) return;
    void import('#app/staff/enquiries/live/notification.ts').then(({ notifyOf, notifyOfMany }) => {
      if (together > 0) void notifyOfMany(together);
      for (const id of own) {
        const enquiry = enquiries.find((candidate) => candidate.id === id);
        void notifyOf(id, firstNameOf(enquiry?.name ?? ''));
      }
    });
  }, [enquiries, plan]);

  const arrive = (id: string) => {
    waiting.current.add(id);
    setCount((before) => before + 1);
  };
  return { count, arrive };
}
