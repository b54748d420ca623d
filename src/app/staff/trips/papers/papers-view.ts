import { type RecordFileView, toFilesView } from '#app/staff/files/file-view.ts';
import type { StoredFile } from '#domain/attachments/file-service.ts';
import { isTripOver } from '#domain/bookings/packages/package.ts';
import { type MissingPaper, missingPapers } from '#domain/bookings/papers/needed-papers.ts';
import type { Paper } from '#domain/bookings/papers/paper.ts';
import { paperNames } from '#domain/bookings/papers/paper-text.ts';
import type { Traveller } from '#domain/bookings/trips/trip.ts';
import type { ViewedTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { papersTexts as texts } from './texts.ts';

const toMissingView = ({ kinds, problem, reason, validUntil, checkWithAgent }: MissingPaper) => ({
  key: kinds.join(' '),
  name: texts.oneOf(kinds),
  problem: texts.problems[problem],
  isDoubtful: checkWithAgent,
  reason: [reason, validUntil && texts.atLeastUntil(dateText(validUntil))].filter(Boolean).join(' '),
});

const toPaperView = (paper: Paper, scan: RecordFileView | undefined) => ({
  id: paper.id,
  revision: paper.revision,
  kind: paper.kind,
  name: paperNames[paper.kind],
  numberEnd: paper.numberEnd,
  expiresOn: paper.expiresOn ?? '',
  validUntil: paper.expiresOn ? texts.validUntil(dateText(paper.expiresOn)) : '',
  received: paper.madeBy
    ? texts.received(timeText(paper.receivedAt), paper.madeBy)
    : texts.sentByCustomer(timeText(paper.receivedAt)),
  checked: paper.checkedAt ? texts.checkedBy(paper.checkedBy, timeText(paper.checkedAt)) : '',
  scan,
});

export type PaperView = ReturnType<typeof toPaperView>;

type TripPapers = { papers: readonly Paper[]; files: readonly StoredFile[] };

/** What is missing while the trip is still to come, and what there is. */
export function toPapersView(trip: ViewedTrip, { papers, files }: TripPapers, now: Date) {
  const { booking, services, travellers } = trip;
  const isToCome = booking.cancelledAt === null && !isTripOver(booking, now);
  const days = { firstDay: booking.firstDay, lastDay: booking.lastDay, today: dayInIndia(now) };
  const missing = isToCome ? missingPapers(services, travellers, papers, days) : [];
  const ofTraveller = ({ id, nationality }: Traveller) => {
    const mine = missing.filter(({ travellerId }) => travellerId === id);
    const received = papers.filter(({ travellerId }) => travellerId === id);
    const scans = new Set(received.map(({ attachmentId }) => attachmentId));
    const ownFiles = files.filter(({ ownerId }) => ownerId === id);
    const view = toFilesView({ kind: 'traveller', id }, ownFiles);
    return {
      travellerId: id,
      missing: services
        .map(({ id: serviceId, title }) => ({
          ...{ serviceId, title: texts.neededFor(title) },
          papers: mine.filter((one) => one.serviceId === serviceId).map(toMissingView),
        }))
        .filter((permit) => permit.papers.length > 0),
      hint: mine.length > 0 && nationality === '' ? texts.noNationality : '',
      received: received.map((paper) =>
        toPaperView(
          paper,
          view.files.find((file) => file.id === paper.attachmentId),
        ),
      ),
      otherFiles: { ...view, files: view.files.filter((file) => !scans.has(file.id)) },
    };
  };
  return {
    missing: missing.length,
    missingFor: (serviceId: string) => missing.filter((one) => one.serviceId === serviceId).length,
    ofTraveller,
  };
}

export type PapersView = ReturnType<typeof toPapersView>;
export type TravellerPapersView = ReturnType<PapersView['ofTraveller']>;
