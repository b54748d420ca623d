import type { EnquiryLine } from '#domain/enquiries/inbox/enquiry.ts';
import { closedStages, openStages } from '#domain/enquiries/stages.ts';

/** A column for each, in this order. */
export const boardStages = [...openStages, ...closedStages] as const;
export type BoardStage = (typeof boardStages)[number];

export type ColumnTotal = {
  count: number;
  valuePaise: number;
  /** How many have a follow-up in the past. */
  lateCount: number;
  /** More enquiries are in the column than were counted. */
  isCut: boolean;
};

/** An enquiry as a card needs it. */
export type BoardColumn = ColumnTotal & {
  stage: BoardStage;
  /** The first ones: open ones by follow-up, closed ones by their last change. */
  enquiries: EnquiryLine[];
};
