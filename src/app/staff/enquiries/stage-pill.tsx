import type { Stage } from '#domain/enquiries/stages.ts';
import { staffEnquiriesContent } from './texts.ts';

/** Colour and word, because colour alone tells some readers nothing. The colours are in `staff.css`. */
export const StagePill = ({ stage }: { stage: Stage }) => (
  <span data-stage={stage} className="stage-pill">
    {staffEnquiriesContent.stages[stage]}
  </span>
);
