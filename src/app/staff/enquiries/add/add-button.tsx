import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { openAddEnquiry } from './open-add-enquiry.ts';

/** In the page's header on a wide screen; a phone has it in the bar at the bottom. */
export function AddEnquiry() {
  return (
    <span className="max-lg:hidden">
      <Button aria-haspopup="dialog" aria-keyshortcuts="c" onClick={openAddEnquiry}>
        {staffEnquiriesContent.add.open}
      </Button>
    </span>
  );
}
