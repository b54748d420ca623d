import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createNoticePlanner } from '#app/staff/enquiries/notifications/plan-notifications.ts';
import { type EnquiryView, firstNameOf } from './enquiry-view.ts';

/** Counts the enquiries that arrived while the page was open, and shows notifications with the names in the list. */
export function useArrivals(enquiries: readonly EnquiryView[]) {
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const notified = useRef(0);
  const [plan] = useState(() => createNoticePlanner());

  const notify = useEffectEvent((ids: readonly string[]) => {
    const { own, together } = plan(ids);
    if (together === 0 && own.length === 0) return;
    void import('#app/staff/enquiries/notifications/notification.ts').then(({ notifyOf, notifyOfMany }) => {
      if (together > 0) void notifyOfMany(together);
      for (const id of own) {
        const enquiry = enquiries.find((candidate) => candidate.id === id);
        void notifyOf(id, firstNameOf(enquiry?.name ?? ''));
      }
    });
  });
  useEffect(() => {
    notify(arrived.slice(notified.current));
    notified.current = arrived.length;
  }, [arrived]);

  /** A transition, because the router commits the list that was loaded with them in one. */
  const arrive = (ids: readonly string[]) =>
    startTransition(() => setArrived((before) => [...before, ...ids]));
  return { count: arrived.length, arrive };
}
