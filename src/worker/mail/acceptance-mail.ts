import { countedLines } from '#domain/quotes/price/quote-sums.ts';
import { paymentRowsOf, sumRowsOf } from '#domain/quotes/price/quote-text.ts';
import { quoteCancellingRows, travellersText, tripDaysText } from '#domain/quotes/price/trip-text.ts';
import type { Confirmation } from '#domain/quotes/quote-mail-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';
import { checkingBlocks, payBlocks } from './pay-rows.ts';

type Quote = Confirmation['quote'];

const itemsOf = ({ lines, chosenLines }: Quote): string[] =>
  countedLines(lines, chosenLines).map(({ quantity, text }) =>
    (quantity === 1 ? text : `${quantity} × ${text}`).replaceAll('\n', ', '),
  );

function sumRows(quote: Quote): MailRow[] {
  const { chosenLines, acceptedPaise, totalPaise } = quote;
  return [
    ...sumRowsOf(quote, chosenLines).map(({ name, amount }): MailRow => [name, amount]),
    ['Total with taxes', formatPaise(acceptedPaise ?? totalPaise)],
    ...paymentRowsOf(quote, chosenLines).map(({ name, amount }): MailRow => [name, amount]),
  ];
}

/** When and who, of a quote for a trip. */
const tripRows = (quote: Quote): MailRow[] =>
  [
    ['Days of the trip', tripDaysText(quote)] satisfies MailRow,
    ['Who travels', travellersText(quote)] satisfies MailRow,
  ].filter(([, value]) => value !== '');

/** What cancelling the trip costs, from the moment of the acceptance on. */
function cancellingBlocks(quote: Quote): MailBlock[] {
  const rows = quoteCancellingRows(quote, quote.chosenLines, quote.acceptedAt ?? quote.madeAt);
  if (rows.length === 0) return [];
  const note = quote.cancellation?.note ?? '';
  return [
    { kind: 'rows', heading: 'If you cancel', rows: rows.map(({ when, costs }): MailRow => [when, costs]) },
    ...(note ? [{ kind: 'text', text: note } satisfies MailBlock] : []),
  ];
}

/** The deposit, or else all of it. */
function dueText(quote: Quote): string {
  const { chosenLines, acceptedPaise, totalPaise } = quote;
  const [deposit] = paymentRowsOf(quote, chosenLines);
  return deposit ? `${deposit.amount} (${deposit.name})` : formatPaise(acceptedPaise ?? totalPaise);
}

/** The printed quote has what was offered, also what the customer has not chosen. */
function fileText({ lines }: Quote): string {
  const text = 'The quote is attached as PDF.';
  return lines.some(({ isOptional }) => isOptional)
    ? `${text} It lists the options as we offered them; the list above has those that you chose.`
    : text;
}

type Links = {
  /** Missing once it no longer opens. */
  link: string | undefined;
  /** The page on which the deposit is paid. */
  payLink: string | undefined;
  /** What is checked, so that it is not asked for. */
  checking: readonly string[];
  hasFile: boolean;
};

function paymentBlocks(
  { quote, reference }: Pick<Confirmation, 'quote' | 'reference'>,
  settings: SiteSettings,
  { payLink, checking }: Pick<Links, 'payLink' | 'checking'>,
): MailBlock[] {
  if (checking.length > 0) return checkingBlocks(checking);
  return [
    ...payBlocks(settings, { amount: dueText(quote), reference: `Quote ${reference}` }),
    ...(payLink
      ? [{ kind: 'link', text: 'Pay, and say that you have paid', href: payLink } satisfies MailBlock]
      : []),
  ];
}

/** The mail to the customer who has accepted a quote. */
export function renderAcceptanceMail(
  { quote, reference, firstName }: Confirmation,
  settings: SiteSettings,
  { link, hasFile, ...pay }: Links,
) {
  const greeting = firstName ? `Hello ${firstName}, thank you.` : 'Thank you.';
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: `${greeting} Our office has been told that you accepted our quote, and will get in touch with you about what comes next.`,
    },
    {
      kind: 'rows',
      rows: [
        ['Reference', reference],
        ['Quote', `Version ${quote.version}`],
        ['Accepted by', quote.acceptedBy],
        ['Accepted on', quote.acceptedAt ? `${timeText(quote.acceptedAt)}, India time` : ''],
        ...tripRows(quote),
      ],
    },
    { kind: 'list', heading: 'What you accepted', items: itemsOf(quote) },
    { kind: 'rows', heading: 'What it costs', rows: sumRows(quote) },
    ...cancellingBlocks(quote),
    ...paymentBlocks({ quote, reference }, settings, pay),
    ...(hasFile ? [{ kind: 'text', text: fileText(quote) } satisfies MailBlock] : []),
    ...(link ? [{ kind: 'link', text: 'Open your quote', href: link } satisfies MailBlock] : []),
    {
      kind: 'text',
      text: 'Questions? Answer this mail or call us. If you have not accepted this quote, please tell us at once.',
    },
  ];
  return renderMailPage({
    subject: `You accepted our quote ${reference}`,
    preview: `${formatPaise(quote.acceptedPaise ?? quote.totalPaise)} with taxes.${hasFile ? ' The quote is attached as PDF.' : ''}`,
    heading: 'You accepted our quote',
    blocks,
    sender: settings,
    reason: 'You get this mail because our quote to you was accepted by its link.',
  });
}
