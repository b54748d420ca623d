import { data } from 'react-router';
import { bookingContent } from '#app/content/site/links/booking.ts';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { Offer } from '#app/quote/offer-view.tsx';
import { toOfferView } from '#app/quote/to-offer-view.ts';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { CheckingNote } from '#app/site/pay/checking-note.tsx';
import { toPayView } from '#app/site/pay/pay-view.ts';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { ReceiptsSection, toDocumentLink, toReceiptLink } from '#app/site/receipts/receipts-section.tsx';
import { Button, buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toPlanView } from '#domain/bookings/plan/plan-text.ts';
import { type QuotePayments, viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { readCustomerToken } from '#domain/bookings/share/customer-link-service.ts';
import { listSharedDocuments } from '#domain/documents/prints/document-print-service.ts';
import { listSharedReceipts } from '#domain/documents/receipts/receipt-service.ts';
import { type PlanNotes, readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { fileOf } from '#domain/quotes/quote-print-service.ts';
import { type SharedQuote, viewSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { isAnswerable } from '#domain/quotes/quote-status.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import {
  customerBookingPath,
  quoteDocumentPath,
  quoteFilePath,
  quoteOpenedPath,
  quotePath,
  quoteReceiptPath,
} from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/quote-page.ts';
import { answerQuote, type UnsentAnswer } from './quote-answer.ts';

/** What was paid of an accepted quote, and what is asked and claimed. */
type Paid = {
  payments: QuotePayments;
  plan: PlanNotes;
  /** The page of the booking; empty while there is none. */
  bookingHref: string;
};

/** How to pay what is due first: the deposit, or else the total; of a booking what is not paid yet. */
function waysToPay(
  quote: SharedQuote,
  settings: SiteSettings,
  chosen: readonly number[],
  paid: Paid | undefined,
) {
  if (paid) {
    const { booking, duePaise: paise } = paid.payments;
    // What is checked is not asked for before that is decided.
    if (paise === 0 || paid.plan.checking.length > 0) return undefined;
    // The deposit is paid by its request, and a booking on its own page: there is one way.
    if (depositOf(paid) || paid.bookingHref) return undefined;
    const [reference, note] = booking
      ? [booking.number, bookingContent.price.note(booking.number)]
      : [quote.reference, content.pay.note(quote.reference)];
    return toPayView(settings, { paise, reference, note });
  }
  if (!isAnswerable(quote.status)) return undefined;
  const { depositPaise, totalPaise } = sumsOf(quote, chosen);
  const { reference } = quote;
  return toPayView(settings, {
    ...{ reference, paise: depositPaise || totalPaise },
    note: content.pay.note(reference),
  });
}

/** What the quote has become; a booking has a link instead. */
function nextText(paid: Paid | undefined): string {
  const booking = paid?.payments.booking;
  if (!booking) return content.acceptedNext;
  return booking.isCancelled ? content.bookedCancelled : content.booked;
}

function bookingOf(paid: Paid | undefined) {
  const booking = paid?.payments.booking;
  if (!paid || !booking) return undefined;
  const due = paid.plan.checking.length === 0 ? paid.payments.duePaise : 0;
  return { number: booking.number, href: paid.bookingHref, due: due > 0 ? formatPaise(due) : '' };
}

/** The deposit can be paid at once, before there is a booking. */
function depositOf(paid: Paid | undefined): string {
  if (!paid || paid.payments.booking || paid.plan.checking.length > 0) return '';
  const deposit = paid.payments.parts.find(({ kind }) => kind === 'deposit');
  return deposit && deposit.openPaise > 0 ? formatPaise(deposit.openPaise) : '';
}

type Around = {
  settings: SiteSettings;
  paid: Paid | undefined;
  /** The optional lines of an unsent answer. */
  ticked: readonly number[];
};

/** A quote with all values formatted for the customer. */
function toQuoteView(quote: SharedQuote, { settings, paid, ticked }: Around) {
  const chosen = quote.status === 'accepted' ? quote.chosenLines : ticked;
  const { reference, version, firstName, madeBy } = quote;
  return {
    offer: toOfferView(
      quote,
      { reference, version, firstName, madeBy, madeOn: timeText(quote.madeAt) },
      {
        ...{ now: new Date(), chosen, isBooked: paid?.payments.booking != null },
        paid: paid && toPlanView(paid.payments.parts, paid.plan.notes),
        isPlanEnded: paid?.payments.booking?.isCancelled ?? false,
      },
    ),
    reference,
    status: quote.status,
    isAnswerable: isAnswerable(quote.status),
    hasOptional: quote.lines.some(({ isOptional }) => isOptional),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt ? timeText(quote.acceptedAt) : '',
    declinedAt: quote.declinedAt ? timeText(quote.declinedAt) : '',
    hasFile: fileOf(quote) !== undefined,
    next: nextText(paid),
    booking: bookingOf(paid),
    checking: paid?.plan.checking ?? [],
    deposit: depositOf(paid),
    depositLater: quote.deposit ? formatPaise(sumsOf(quote, chosen).depositPaise) : '',
    pay: waysToPay(quote, settings, chosen, paid),
  };
}

type QuoteView = ReturnType<typeof toQuoteView>;

const { accept, decline, optional } = content;

/** The ticks of optional lines are in the table and belong to this form. */
const answerFormId = 'answer';

type Props = { action: string; quote: QuoteView; answer: UnsentAnswer | undefined };

/** Without script the browser sends the first submit button when Enter is pressed, so accepting comes first. */
function AcceptForm({ action, quote, answer }: Props) {
  return (
    <form
      id={answerFormId}
      method="post"
      // The fragment returns to the form instead of the top of the page.
      action={`${action}#accept`}
      aria-labelledby="accept"
      className="grid gap-3"
    >
      <h2 id="accept" className="text-2xl">
        {accept.heading}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-quiet">{content.total}</span>
        <strong className="font-display text-3xl">{quote.offer.total}</strong>
      </p>
      {answer && answer.field !== 'reason' && (
        <StatusLine
          text={answer.text || optional.shown(quote.offer.total)}
          tone={answer.text ? 'fault' : 'good'}
          takesRoom={false}
        />
      )}
      <p className="text-sm">{quote.depositLater ? accept.textDeposit(quote.depositLater) : accept.text}</p>
      <TextField
        id="accept-name"
        name="name"
        label={accept.name}
        required
        autoComplete="name"
        invalid={answer?.field === 'name'}
        value={answer?.name ?? ''}
      />
      <Button name="intent" value="accept">
        {accept.go}
      </Button>
      {quote.hasOptional && (
        <button type="submit" name="intent" value="total" formNoValidate className={outlineButtonClass}>
          {optional.show}
        </button>
      )}
    </form>
  );
}

function DeclineForm({ action, answer }: Props) {
  const isWrong = answer?.field === 'reason';
  return (
    <details open={isWrong} className="border-line border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal underline">
        {decline.open}
      </summary>
      <form method="post" action={`${action}#decline`} id="decline" className="grid gap-3 pb-2">
        {isWrong && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
        <p className="text-sm">{decline.text}</p>
        <TextField id="decline-reason" name="reason" label={decline.reason} rows={3} invalid={isWrong} />
        <button type="submit" name="intent" value="decline" className={outlineButtonClass}>
          {decline.go}
        </button>
      </form>
    </details>
  );
}

/** Native forms that work without script. */
function QuoteAnswer(props: Props) {
  return (
    <div className="grid gap-4 rounded-2xl border-2 border-teal bg-card p-5 print:hidden">
      <AcceptForm {...props} />
      <DeclineForm {...props} />
    </div>
  );
}

/** Leads to the payment of the deposit, before staff make the booking. */
const PayDeposit = ({ action, amount }: { action: string; amount: string }) => (
  <form
    method="post"
    action={action}
    className="grid gap-2 rounded-2xl border-2 border-teal bg-card p-5 print:hidden"
  >
    <p>{content.pay.depositText}</p>
    <Button name="intent" value="pay">
      {content.pay.deposit(amount)}
    </Button>
  </form>
);

type BookingLink = NonNullable<QuoteView['booking']>;

/** Leads to the page of the booking, where its link can be read. */
const BookingName = ({ booking: { number, href } }: { booking: BookingLink }) =>
  href ? (
    <a className="inline-block py-2 font-semibold text-teal underline" href={href}>
      {content.bookingName(number)}
    </a>
  ) : (
    content.bookingName(number)
  );

/** What is due of a booking is paid on its page. */
const PayBooking = ({ booking: { href, due } }: { booking: BookingLink }) => (
  <p className="rounded-2xl border-2 border-teal bg-card p-5 print:hidden">
    <a className={`${buttonClass} w-full`} href={href}>
      {content.pay.onBooking(due)}
    </a>
  </p>
);

const notice = 'rounded-lg border-2 bg-card px-4 py-3 font-semibold';

/** What has become of a quote that is no longer open. */
function Outcome({ quote }: { quote: QuoteView }) {
  switch (quote.status) {
    case 'accepted':
      return (
        <div role="status" className={`${notice} border-teal wrap-anywhere`}>
          <p>{content.accepted(quote.acceptedBy, quote.acceptedAt)}</p>
          <p className="font-normal">
            {quote.next}
            {quote.booking && (
              <>
                {' '}
                <BookingName booking={quote.booking} />
              </>
            )}
          </p>
        </div>
      );
    case 'declined':
      return (
        <div role="status" className={`${notice} border-saffron`}>
          <p>{content.declined(quote.declinedAt)}</p>
          <p className="font-normal">{content.declinedNext}</p>
        </div>
      );
    case 'superseded':
    case 'expired':
      return <p className={`${notice} border-saffron`}>{content.states[quote.status]}</p>;
    default:
      return null;
  }
}

type Parts = Pick<PageContext, 'db' | 'encryption'>;

async function paidOf(parts: Parts, { id, status }: SharedQuote): Promise<Paid | undefined> {
  const { db } = parts;
  const payments = status === 'accepted' ? await viewQuotePayments(db, id) : undefined;
  if (!payments) return undefined;
  const { booking } = payments;
  const subject = booking ? { bookingId: booking.id } : { quoteId: id };
  const [plan, token] = await Promise.all([
    readPlanNotes(db, subject, payments.parts, 'customer'),
    booking ? readCustomerToken(parts, booking.id) : undefined,
  ]);
  return { payments, plan, bookingHref: token ? customerBookingPath(token) : '' };
}

async function load({ params, context }: Route.LoaderArgs, ticked: readonly number[] = []) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const [quote, settings] = await Promise.all([viewSharedQuote(db, params.token), readSettings(db)]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const paid = quote && (await paidOf(page, quote));
  const link = { quoteToken: params.token };
  const [receipts, documents] =
    quote?.status === 'accepted'
      ? await Promise.all([listSharedReceipts(db, link), listSharedDocuments(db, link)])
      : [[], []];
  return {
    agency,
    quote: quote && toQuoteView(quote, { settings, paid, ticked }),
    receipts: [
      ...receipts.map(toReceiptLink(quoteReceiptPath(params.token))),
      ...documents.map(toDocumentLink(quoteDocumentPath(params.token))),
    ],
  };
}

/** Does not count as opened, because link preview bots load the page too. */
export async function loader(args: Route.LoaderArgs) {
  const found = await load(args);
  return data(found, { status: found.quote ? 200 : failureStatus.not_found });
}

type Answered = { answer: UnsentAnswer; shown: Awaited<ReturnType<typeof load>>['quote'] };

export async function action(args: Route.ActionArgs) {
  const fields = await readFields(args.request, maxPublicFormKiB);
  const { data: answer, init } = await answerQuote(args.context.get(pageContext), args.params.token, fields);
  const { quote: shown } = await load(args, answer.ticked);
  return data<Answered>({ answer, shown }, init ?? undefined);
}

export default function QuotePage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency } = loaderData;
  const quote = actionData?.shown ?? loaderData.quote;
  const head = (
    <>
      <title>{quote ? content.title(agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!quote) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  return (
    <LinkFrame agency={agency} chatText={content.chatText(quote.reference)}>
      {head}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div
          data-tell-opened={quoteOpenedPath(token)}
          className="rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
        >
          <Offer
            offer={quote.offer}
            notice={<Outcome quote={quote} />}
            form={quote.isAnswerable ? answerFormId : undefined}
          />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6 print:mt-8">
          {quote.isAnswerable && (
            <QuoteAnswer action={quotePath(token)} quote={quote} answer={actionData?.answer} />
          )}
          {quote.deposit && <PayDeposit action={quotePath(token)} amount={quote.deposit} />}
          {quote.booking?.href && quote.booking.due && <PayBooking booking={quote.booking} />}
          <CheckingNote texts={quote.checking} />
          {quote.pay && (
            <WaysToPay
              pay={quote.pay}
              hint={quote.isAnswerable ? content.pay.later : undefined}
              isLater={quote.isAnswerable}
            />
          )}
          <ReceiptsSection receipts={loaderData.receipts} />
          {quote.hasFile && (
            <p className="print:hidden">
              <a className="inline-block py-2 font-semibold text-teal underline" href={quoteFilePath(token)}>
                {content.file}
              </a>
            </p>
          )}
        </div>
      </div>
    </LinkFrame>
  );
}
