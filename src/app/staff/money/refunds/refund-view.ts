import { refundFailures, staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import type { Refund, RefundSource } from '#domain/payments/refunds/refund.ts';
import { refundMessage } from '#domain/payments/refunds/refund-text.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { refundTexts as texts } from './texts.ts';

type Reader = { name: string; phoneE164: string; number: string; agency: string };

function historyOf(refund: Refund): string[] {
  const { askedBy, askedAt, approvedBy, sentBy, sentAt, reference, otherWay, failure } = refund;
  return [
    texts.asked(askedBy, timeText(askedAt)),
    approvedBy && texts.approved(approvedBy),
    sentAt && (sentBy ? texts.sent(sentBy, timeText(sentAt)) : texts.sentByGateway(timeText(sentAt))),
    reference && texts.number(reference),
    otherWay && texts.otherWay(otherWay),
    failure && (refundFailures.get(failure) ?? failure),
  ].filter((text): text is string => Boolean(text));
}

/** What staff may do with a refund now. */
function stepsOf(refund: Refund, actor: StaffActor) {
  const { state, way, askedById, startedAt, providerPaymentId } = refund;
  const may = hasArea(actor, 'money');
  const isHand = way === 'hand';
  return {
    mayApprove: may && state === 'asked' && askedById !== actor.id,
    isOwn: may && state === 'asked' && askedById === actor.id,
    maySend: may && state === 'approved' && isHand,
    mayFinish: may && state === 'sent' && isHand,
    mayRetry: may && state === 'failed' && !isHand,
    mayGoAnotherWay: may && state === 'failed' && providerPaymentId === null,
    mayWithdraw:
      may && (state === 'asked' || state === 'failed' || (state === 'approved' && startedAt === null)),
  };
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

export function toRefundView(refund: Refund, actor: StaffActor, reader?: Reader) {
  const { id, revision, amountPaise, state, way, reason, sourceMethod, otherWay } = refund;
  const isSent = state === 'sent' || state === 'done';
  return {
    ...{ id, revision, reason },
    amount: formatPaise(amountPaise),
    state: state === 'approved' && way === 'gateway' ? texts.atGateway : texts.states[state],
    tone:
      state === 'failed' ? ('danger' as const) : state === 'done' ? ('good' as const) : ('plain' as const),
    history: historyOf(refund).join(', '),
    /** How it is usually sent: as it came, or else to a bank account. */
    method: otherWay === '' && sourceMethod !== null ? sourceMethod : ('bank' as const),
    steps: stepsOf(refund, actor),
    chatHref:
      isSent && reader?.phoneE164
        ? chatLink(reader.phoneE164, refundMessage(firstNameOf(reader.name), reader, refund))
        : '',
  };
}

export type RefundView = ReturnType<typeof toRefundView>;

/** A payment that a refund goes back to. */
export const toSourceView = ({ entryId, method, receivedOn, openPaise }: RefundSource) => ({
  entryId,
  openPaise,
  method: staffBookingsContent.money.methods[method],
  day: dateText(receivedOn),
});

export type SourceView = ReturnType<typeof toSourceView>;
