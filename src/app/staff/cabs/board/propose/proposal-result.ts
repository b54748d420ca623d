import { done } from '#app/staff/forms/action-result.ts';
import type { Applied, ProposalPick } from '#domain/bookings/board/propose/apply-service.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { Failure } from '#platform/failure.ts';
import { picksOf, pickText } from './pick-text.ts';
import { proposalContent } from './texts.ts';

const content = proposalContent.done;

export function readPicks(text: string): ProposalPick[] {
  const picks = picksOf(text);
  if (!picks) throw new Failure('invalid', fleetMessages.proposal.tooMany);
  return picks;
}

const leftText = (left: Applied['left']) =>
  left.map(({ number, text }) => content.leftOne(number, text)).join(', ');

/** What was assigned, what was left open and why, and one Undo for all. */
export function proposalResult({ assigned, left }: Applied) {
  const text = [
    assigned.length > 0 ? content.assigned(assigned.length) : content.none,
    left.length > 0 && content.left(leftText(left)),
  ];
  const picks = assigned
    .map(({ dutyId, revision, previous }) => pickText({ dutyId, revision, ...previous }))
    .join(' ');
  return done(text.filter(Boolean).join(' '), {
    undo: assigned.length > 0 ? { intent: 'undo-proposal', picks } : undefined,
    link: null,
  });
}

export function undoneResult({ assigned, left }: Applied) {
  const text = [content.undone(assigned.length), left.length > 0 && content.kept(leftText(left))];
  return done(text.filter(Boolean).join(' '), { undo: undefined, link: null });
}
