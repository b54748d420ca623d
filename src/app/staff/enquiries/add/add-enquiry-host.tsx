import { lazy, Suspense, useEffect, useState } from 'react';
import { isTypingTarget } from '#app/staff/ui/search-form.tsx';
import { addEnquiryEvent, openAddEnquiry } from './open-add-enquiry.ts';

/** Loaded when it is first opened. */
const AddEnquiryPopup = lazy(() =>
  import('./add-enquiry-popup.tsx').then(({ AddEnquiryPopup: Popup }) => ({ default: Popup })),
);

/** Opens the form for a new enquiry by the key `c`, unless a text is typed or another popup is open. */
function openByKey(event: KeyboardEvent): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (event.key !== 'c' || !isPlain || isTypingTarget(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openAddEnquiry();
}

/** Once in the layout, so that it opens from anywhere in the staff area. */
export function AddEnquiryHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(addEnquiryEvent, open);
    document.addEventListener('keydown', openByKey);
    return () => {
      window.removeEventListener(addEnquiryEvent, open);
      document.removeEventListener('keydown', openByKey);
    };
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <AddEnquiryPopup onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
