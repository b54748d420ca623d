import { shortAmount } from '#app/staff/kit/short-amount.ts';
import type { BoardColumn, BoardStage } from '#domain/enquiries/board/board.ts';
import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import type { EnquiryLine } from '#domain/enquiries/inbox/enquiry.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { routeText } from '#domain/fares/fare-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffBoardContent as content } from './texts.ts';

export type CardView = {
  id: string;
  name: string;
  /** Where to and when, or else the package, or else the service. */
  about: string;
  value: string;
  /** To the rupee, for a tooltip. */
  wholeValue: string;
  ownerName: string;
  dueAt: number | undefined;
};

export type ColumnView = {
  stage: BoardStage;
  count: string;
  value: string;
  wholeValue: string;
  latePercent: number;
  /** Enquiries that have no card. */
  rest: number;
  isOpen: boolean;
  cards: CardView[];
};

function aboutOf(enquiry: EnquiryLine, cabs: CabNames): string {
  const { trip, tripFrom, tripTo, tripStarts, packageName, service, city } = enquiry;
  const way = trip ? routeText(trip, cabs) : [tripFrom, tripTo].filter(Boolean).join(' to ');
  const what = way || packageName || [service, city].filter(Boolean).join(', ');
  // Without the year, which is nearly always the present one.
  const day = travelMonth(enquiry) || (tripStarts && dateText(tripStarts));
  return [what, day?.slice(0, -5)].filter(Boolean).join(' · ');
}

const toCardView = (enquiry: EnquiryLine, cabs: CabNames): CardView => ({
  id: enquiry.id,
  name: enquiry.name || enquiry.reference,
  about: aboutOf(enquiry, cabs),
  value: enquiry.valuePaise === null ? '' : shortAmount(enquiry.valuePaise),
  wholeValue: enquiry.valuePaise === null ? '' : formatPaise(enquiry.valuePaise),
  ownerName: enquiry.ownerName,
  dueAt: enquiry.followUpAt?.getTime(),
});

export function toColumnView({ stage, enquiries, ...total }: BoardColumn, cabs: CabNames): ColumnView {
  const { count, valuePaise, lateCount, isCut } = total;
  return {
    stage,
    count: isCut ? content.more : count.toLocaleString('en-IN'),
    value: shortAmount(valuePaise),
    wholeValue: formatPaise(valuePaise),
    latePercent: count === 0 ? 0 : Math.ceil((100 * lateCount) / count),
    rest: Math.max(0, count - enquiries.length),
    isOpen: isOpen(stage),
    cards: enquiries.map((enquiry) => toCardView(enquiry, cabs)),
  };
}
