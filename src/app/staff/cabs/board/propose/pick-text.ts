import type { ProposalPick } from '#domain/bookings/board/propose/apply-service.ts';

/** One duty with its car and driver as a word, so that a form of 400 duties stays small: `17:2:5:` for duty 17, revision 2, car 5. */
export const pickText = ({ dutyId, revision, carId, driverId }: ProposalPick): string =>
  [dutyId, revision, carId ?? '', driverId ?? ''].join(':');

const form = /^(\d{1,18}):(\d{1,9}):(\d{0,18}):(\d{0,18})$/;

/** Several of them with spaces between; `undefined` when one is none. */
export function picksOf(text: string): ProposalPick[] | undefined {
  const picks: ProposalPick[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const [, dutyId = '', revision = '', carId = '', driverId = ''] = form.exec(word) ?? [];
    if (dutyId === '') return undefined;
    picks.push({ dutyId, revision: Number(revision), carId: carId || null, driverId: driverId || null });
  }
  return picks;
}
