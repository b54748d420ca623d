import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { staffSplitContent as content } from '#app/staff/enquiries/board/texts.ts';
import type { Changes } from '#app/staff/enquiries/changes/use-change.ts';
import type { FoundEnquiry } from '#app/staff/enquiries/enquiry/enquiry-data.ts';
import { staffMessages } from '#messages.ts';

// Only those who use the split view load the script of an enquiry with the inbox.
const EnquiryView = lazy(async () => ({
  default: (await import('#app/staff/enquiries/enquiry/enquiry-view.tsx')).EnquiryView,
}));

type Props = {
  pane: RefObject<HTMLElement | null>;
  /** Undefined when none is chosen, null when there is no such enquiry. */
  found: FoundEnquiry | null | undefined;
  isLoading: boolean;
  changes: Changes;
};

/** The enquiry beside the list, on a screen with room for both. */
export function EnquiryPane({ pane, found, isLoading, changes }: Props) {
  const id = found?.enquiry.id;
  useEffect(() => {
    if (id && pane.current) pane.current.scrollTop = 0;
  }, [id, pane]);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={content.enquiry}
      aria-busy={isLoading}
      className={`enquiry-pane ${isLoading ? 'opacity-60' : ''}`}
    >
      {found ? (
        <Suspense fallback={<p className="p-6 text-quiet">{content.loading}</p>}>
          <EnquiryView key={id} found={found} changes={changes} isBeside />
        </Suspense>
      ) : (
        <p className="p-6 text-quiet">{found === null ? staffMessages.enquiries.gone : content.none}</p>
      )}
    </section>
  );
}
