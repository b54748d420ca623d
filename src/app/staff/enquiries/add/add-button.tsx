import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { openAddEnquiry } from './open-add-enquiry.ts';

/** In the page's header on a wide screen; a phone has it in the bar at the bottom. */
export function AddEnquiry() {
  return (
    <ScriptButton
      aria-haspopup="dialog"
      aria-keyshortcuts="c"
      className={`${buttonClass} max-lg:hidden`}
      onClick={openAddEnquiry}
    >
      {staffEnquiriesContent.add.open}
    </ScriptButton>
  );
}
