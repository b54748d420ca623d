import { handlePapers } from './papers-action.ts';

/** Posted to by the page of a trip; a scan comes with its paper, so that this address takes 10 MB. */
export const action = handlePapers;
