import { chatLink } from '#app/ui/chat-link.ts';
import type { ViewedRequest, ViewedRequests } from '#domain/payments/requests/request-staff-service.ts';
import { mayTurn } from '#domain/payments/requests/request-states.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { payPath } from '#paths.ts';
import { paymentTexts } from './texts.ts';

const { panel, parts: partNames, states, mismatches } = paymentTexts;

type Around = {
  baseUrl: string;
  agencyName: string;
  phoneE164: string;
  /** `B41`, or what the customer calls the quote. */
  number: string;
  firstName: string;
  /** Confirming needs the area of money. */
  mayConfirm: boolean;
};

const plainAmount = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

function linkOf({ token, duePaise, part }: ViewedRequest, around: Around) {
  if (token === null) return null;
  const { baseUrl, agencyName, phoneE164, number, firstName } = around;
  const href = baseUrl + payPath(token);
  const name = part === 'amount' ? 'payment' : partNames[part].toLowerCase();
  const text = panel.message(firstName, formatPaise(duePaise), name, number, agencyName, href);
  return { href, chatHref: phoneE164 ? chatLink(phoneE164, text) : '' };
}

function noteOf(request: ViewedRequest): string {
  const { state, duePaise, amountPaise, openedAt, claimedReference, mismatch, arrived, dueOn } = request;
  const { isPaidOtherwise } = request;
  if (isPaidOtherwise) return '';
  if (state === 'asked') {
    const left =
      duePaise === 0 ? panel.nothingLeft : duePaise < amountPaise && panel.open(formatPaise(duePaise));
    return [left, dueOn && `due ${dateText(dueOn)}`, openedAt && panel.opened].filter(Boolean).join(', ');
  }
  if (state === 'claimed') return claimedReference && panel.utr(claimedReference);
  if (state !== 'mismatch' || mismatch === '') return '';
  const came = arrived ? panel.came(formatPaise(arrived.amountPaise), formatPaise(amountPaise)) : '';
  return [mismatches[mismatch], came].filter(Boolean).join(' ');
}

function toRowView(request: ViewedRequest, around: Around) {
  const { id, reference, part, state, amountPaise, changedAt, claimedReference, duePaise, arrived } = request;
  const { isPaidOtherwise } = request;
  const { mayConfirm } = around;
  const isWaiting = state === 'asked' || state === 'claimed';
  return {
    ...{ id, reference, state },
    part: partNames[part],
    amount: formatPaise(amountPaise),
    stateText: isPaidOtherwise ? panel.paidOtherwise : states[state],
    since: panel.since(dateText(dayInIndia(changedAt))),
    note: noteOf(request),
    link: state === 'asked' ? linkOf(request, around) : null,
    isLinkLost: state === 'asked' && duePaise > 0 && request.token === null,
    mayWithdraw: mayTurn(state, 'withdrawn') && !isPaidOtherwise,
    check:
      mayConfirm && isWaiting && !isPaidOtherwise
        ? { amount: plainAmount(duePaise || amountPaise), utr: claimedReference }
        : null,
    count: mayConfirm && state === 'mismatch' && arrived ? formatPaise(arrived.amountPaise) : '',
  };
}

/** The payment requests of a booking with everything formatted for staff. */
export const toRequestsView = (viewed: ViewedRequests, around: Omit<Around, 'firstName'>) => ({
  rows: viewed.requests.map((request) => toRowView(request, { ...around, firstName: viewed.firstName })),
  parts: viewed.parts.map(({ kind, openPaise }) => ({ kind, amount: formatPaise(openPaise) })),
  addresses: viewed.addresses,
});

export type RequestsView = ReturnType<typeof toRequestsView>;
export type RequestRowView = RequestsView['rows'][number];
