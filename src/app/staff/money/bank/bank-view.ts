import { bookingNumber } from '#domain/bookings/booking.ts';
import type { BankFile, LikelyMatch, ListedLine, MatchOfLine } from '#domain/payments/bank/bank-list.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { bookingPath, supplierPath } from '#staff-paths.ts';
import { bankTexts } from './texts.ts';

const texts = bankTexts.line;

type Subject = Pick<MatchOfLine, 'bookingId' | 'quoteId' | 'supplierId'>;

const nameOf = ({ bookingId, quoteId, supplierId }: Subject): string => {
  if (bookingId !== null) return bookingNumber(bookingId);
  if (quoteId !== null) return texts.quote;
  return supplierId === null ? texts.ownMoney : texts.supplier;
};

const pathOf = ({ bookingId, supplierId }: Subject): string => {
  if (bookingId !== null) return bookingPath(bookingId);
  return supplierId === null ? '' : supplierPath(supplierId);
};

/** What a likely match is, in words: `asked as B41-2`. */
function whatOf({ kind, day, reference, amountPaise }: LikelyMatch): string {
  const when = day === null ? '' : dateText(day);
  switch (kind) {
    case 'request':
      return texts.kinds.request(reference);
    case 'booking':
      return texts.kinds.booking(formatPaise(amountPaise));
    case 'entry':
      return amountPaise < 0 ? texts.kinds.refund(when) : texts.kinds.entry(when);
    default:
      return texts.kinds[kind](when);
  }
}

function toLikely(likely: LikelyMatch, line: ListedLine) {
  const { kind, id, customer, sign, amountPaise } = likely;
  const isSame = amountPaise === line.amountPaise;
  return {
    ...{ key: `${kind}:${id}`, kind, id },
    name: [nameOf(likely), customer].filter(Boolean).join(' · '),
    to: pathOf(likely),
    what: [
      whatOf(likely),
      texts.signs[sign],
      ...(isSame || kind === 'booking' ? [] : [texts.otherAmount(formatPaise(Math.abs(amountPaise)))]),
    ].join(', '),
    // What was entered can only be confirmed with its own amount; a booking can get any.
    bookingNumber: kind === 'booking' || (kind === 'request' && !isSame) ? likely.bookingId : null,
    isPossible:
      isSame ||
      (line.amountPaise > 0 && (kind === 'booking' || kind === 'request') && likely.bookingId !== null),
  };
}

export function toLineView(line: ListedLine) {
  const { id, revision, state, day, amountPaise, narration, utr, balancePaise, account, match } = line;
  const { isGateway, hasCounted, reason, matchedBy, matchedAt, likely } = line;
  const isCredit = amountPaise > 0;
  return {
    ...{ id, revision, state, narration, isCredit, isGateway, hasCounted, reason },
    day: dateText(day),
    amount: formatPaise(Math.abs(amountPaise)),
    facts: [
      texts.account(account),
      ...(utr === null ? [] : [texts.utr(utr)]),
      ...(balancePaise === null ? [] : [texts.balance(formatPaise(balancePaise))]),
    ].join(' · '),
    likely: likely.map((one) => toLikely(one, line)),
    match: match && { name: nameOf(match), to: pathOf(match) },
    by: matchedAt === null ? '' : bankTexts.by(matchedBy, timeText(matchedAt)),
  };
}

export type LineView = ReturnType<typeof toLineView>;
export type LikelyView = LineView['likely'][number];

export function toFileView({ id, name, account, lines, madeBy, madeAt, sums }: BankFile) {
  const { open, matched, 'set-aside': aside } = sums;
  const added = open.lines + matched.lines + aside.lines;
  return {
    ...{ id, name, hasOpen: open.lines > 0 },
    summary: bankTexts.summary(added, matched.lines, open.lines, aside.lines),
    facts: [
      bankTexts.files.account(account),
      ...(added === lines ? [] : [bankTexts.files.again(lines, added)]),
      bankTexts.files.sum(formatPaise(open.paise + matched.paise + aside.paise)),
      bankTexts.by(madeBy, timeText(madeAt)),
    ].join(' · '),
  };
}

export type FileView = ReturnType<typeof toFileView>;
