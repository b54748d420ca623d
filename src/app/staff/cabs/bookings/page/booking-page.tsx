import { type ReactNode, useState } from 'react';
import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { FilePanel } from '#app/staff/files/file-panel.tsx';
import type { FormStatus } from '#app/staff/forms/form-status.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { BillTo } from '#app/staff/money/buyers/bill-to.tsx';
import { DocumentsCard } from '#app/staff/money/documents/documents-card.tsx';
import {
  type BookingDocumentsView,
  readBookingDocuments,
} from '#app/staff/money/documents/documents-data.ts';
import { readRequestsView } from '#app/staff/money/payments/requests-data.ts';
import { RequestsPanel } from '#app/staff/money/payments/requests-panel.tsx';
import type { RequestsView } from '#app/staff/money/payments/requests-view.ts';
import { BookingRefunds } from '#app/staff/money/refunds/booking-refunds.tsx';
import { LiveLine } from '#app/staff/shell/live/live-line.tsx';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { MarginCard, TripPlan } from '#app/staff/trips/plan/trip-plan.tsx';
import type { VouchersView } from '#app/staff/trips/vouchers/voucher-view.ts';
import { VouchersCard } from '#app/staff/trips/vouchers/vouchers-card.tsx';
import { readVouchersView } from '#app/staff/trips/vouchers/vouchers-data.ts';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { staffReviewsContent } from '#app/staff/website/reviews/texts.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { ArrowLeftIcon, NoteIcon } from '#app/ui/icons.tsx';
import { viewBookingMails } from '#domain/bookings/mails/booking-mail-service.ts';
import { viewBookingBuyers } from '#domain/documents/buyers/buyer-service.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { newBookingPath } from '#staff-paths.ts';
import type { Route } from './+types/booking-page.ts';
import { handleBookingAction } from './booking-action.ts';
import { type BookingPageView, readBooking } from './booking-data.ts';
import { BookingFacts, BookingStanding } from './booking-facts.tsx';
import { BookingNotes } from './booking-notes.tsx';
import { BookingReply } from './booking-reply.tsx';
import { CustomerLink } from './customer-link.tsx';
import { CustomerMail } from './customer-mail.tsx';
import { type Act, DutyCard } from './duty-card.tsx';
import type { BookingDayView, BookingEventView } from './event-text.ts';
import { type DriverLinks, type LinkView, readCustomerLink, readDriverLinks } from './link-view.ts';
import { type MailsView, toMailsView } from './mail-view.ts';
import { MoneyPanel } from './money-panel.tsx';
import { type RepliesView, readReplies } from './reply-view.ts';
import { type BookingReviewView, readBookingReview } from './review-view.ts';
import { TripCard } from './trip-card.tsx';

const reviewPanelContent = staffReviewsContent.panel;

function Ways({ href, chatHref }: { href: string; chatHref: string | null }) {
  return (
    <>
      <label className="grid gap-1">
        <span className="text-quiet text-sm">{reviewPanelContent.address}</span>
        <Input readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={href} label={reviewPanelContent.copy} copied={reviewPanelContent.copied} />
        {chatHref && (
          <ButtonLink look="secondary" href={chatHref} target="_blank" rel="noopener noreferrer">
            {reviewPanelContent.send}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

type ReviewPanelProps = { bookingId: string; review: BookingReviewView; onAct: Act };

/** Asks the customer for a review after the ride, and says what has become of it. */
function ReviewPanel({ bookingId, review: { state, href, chatHref }, onAct }: ReviewPanelProps) {
  const isOpen = state === 'asked' || state === 'received';
  return (
    <section aria-labelledby="review" className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3">
      <h2 id="review" className="text-lg">
        {reviewPanelContent.heading}
      </h2>
      <p className="text-quiet text-sm">
        {state === 'none' ? reviewPanelContent.askText : reviewPanelContent[state]}
      </p>
      {state === 'none' && (
        <Button look="secondary" onClick={() => onAct({ intent: 'ask-review', id: bookingId })}>
          {reviewPanelContent.ask}
        </Button>
      )}
      {isOpen && (href ? <Ways href={href} chatHref={chatHref} /> : <p>{reviewPanelContent.noLink}</p>)}
      {state !== 'none' && state !== 'asked' && (
        <p>
          <TextLink to={paths.adminReviews}>{reviewPanelContent.open}</TextLink>
        </p>
      )}
    </section>
  );
}

const { change } = staffBookingsContent;

type Props = {
  days: readonly BookingDayView[];
  onUndo: (undo: NonNullable<BookingEventView['undo']>) => void;
};

/** Everything that happened to the booking, by day, the newest first. */
function BookingTimeline({ days, onUndo }: Props) {
  return (
    <section aria-labelledby="timeline" className="grid gap-2">
      <h2 id="timeline" className="text-lg">
        {content.timeline}
      </h2>
      {days.length === 0 && <p className="text-quiet">{content.noEvents}</p>}
      {days.map(({ day, name, events }) => (
        <div key={day} className="grid gap-1">
          <h3 className="font-sans font-semibold text-quiet text-sm">{name}</h3>
          <ol className="grid gap-1.5">
            {events.map(({ id, moment, when, clock, what, undo }) => (
              <li key={id} className="grid grid-cols-[3rem_1fr] gap-x-1 text-[0.9375rem] leading-snug">
                <time dateTime={moment} title={when} className="text-quiet text-sm tabular-nums">
                  {clock}
                </time>
                <p className="min-w-0 wrap-anywhere">
                  {what}
                  {undo && (
                    <span className="ml-2">
                      <Button look="text" aria-label={change.undoMoveOf(what)} onClick={() => onUndo(undo)}>
                        {change.undoMove}
                      </Button>
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

const content = staffBookingsContent.page;

export const meta = ({ loaderData }: Route.MetaArgs) => staffMeta(loaderData?.number ?? content.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const parts = context.get(pageContext);
  const found = await readBooking(parts, actor, id);
  if (!found) return data(null, { status: failureStatus.not_found });
  const link = await readCustomerLink(parts, actor, found);
  const [review, driverLinks, mails, vouchers, message, { chosenId, buyers }, requests, documents] =
    await Promise.all([
      readBookingReview(parts, actor, found, link),
      readDriverLinks(parts, actor, found),
      viewBookingMails(parts.db, actor, id),
      readVouchersView(parts, actor, id),
      readReplies(parts, actor, found, link),
      viewBookingBuyers(parts, actor, id),
      readRequestsView(parts, actor, found),
      readBookingDocuments(parts.db, actor, id, {
        ...{ name: found.customer.name, phoneE164: found.customer.phoneE164 ?? '' },
        href: link?.isOver ? '' : (link?.shared?.href ?? ''),
      }),
    ]);
  return data({
    ...{
      ...found,
      link,
      review,
      driverLinks,
      mails: toMailsView(mails),
      vouchers,
      message,
      requests,
      documents,
    },
    billTo: { chosenId, buyers: buyers.map(({ id: buyerId, name }) => ({ id: buyerId, name })) },
  });
}

export const action = handleBookingAction;

/** To the list that it is in. */
const BackLink = ({ isTrip = false }: { isTrip?: boolean }) => (
  <IconLink
    to={isTrip ? paths.adminTrips : paths.adminBookings}
    aria-label={isTrip ? content.backToTrips : content.back}
    title={isTrip ? content.backToTrips : content.back}
  >
    <ArrowLeftIcon className="size-5" />
  </IconLink>
);

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <BookingView key={loaderData.id} booking={loaderData} />;
  return (
    <div>
      <BackLink />
      <PageTitle>{content.gone}</PageTitle>
    </div>
  );
}

type ContactProps = { customer: BookingPageView['customer']; className: string; children?: ReactNode };

/** Call and WhatsApp: in the header of a wide screen, at the bottom of a phone. */
function CallAndChat({ customer: { name, callHref, chatHref }, className, children }: ContactProps) {
  return (
    <>
      {callHref && (
        <a href={callHref} className={className} aria-label={staffEnquiriesContent.call(name)}>
          <PhoneIcon className="size-4" />
          {staffEnquiriesContent.callShort}
        </a>
      )}
      {chatHref && (
        <a
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          aria-label={staffEnquiriesContent.whatsapp(name)}
        >
          <ChatIcon className="size-4" />
          {staffEnquiriesContent.whatsappShort}
        </a>
      )}
      {children}
    </>
  );
}

function Header({ booking }: { booking: BookingPageView }) {
  return (
    <div className="sticky top-(--shell-top) z-10 -mx-4 flex h-14 items-center gap-2 border-line border-b bg-paper px-2 lg:-mx-6 lg:px-4">
      <BackLink isTrip={booking.tripPlan !== undefined} />
      <PageTitle>{booking.customer.name}</PageTitle>
      <p className="shrink-0 text-quiet text-sm">{booking.number}</p>
      {booking.isSample && (
        <span className="max-sm:hidden">
          <SampleBadge hint={staffEnquiriesContent.sampleHint} />
        </span>
      )}
      <div className="ml-auto flex gap-1.5 max-lg:hidden">
        <CallAndChat
          customer={booking.customer}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal"
        />
      </div>
    </div>
  );
}

const barItem =
  'flex min-h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 font-semibold text-sm text-teal';

type ViewProps = {
  booking: BookingPageView & {
    link: LinkView | undefined;
    review: BookingReviewView | undefined;
    driverLinks: DriverLinks;
    mails: MailsView;
    vouchers: VouchersView | undefined;
    message: RepliesView;
    billTo: { chosenId: string; buyers: { id: string; name: string }[] };
    requests: RequestsView | undefined;
    documents: BookingDocumentsView | undefined;
  };
};

function BookingView({ booking }: ViewProps) {
  const { status, setStatus, sayResult } = useStatus();
  const [isEntering, setEntering] = useState(false);
  const { send } = useAction();
  const live = useLive({ concerns: (change) => 'bookingId' in change && change.bookingId === booking.id });
  useSessionOverNotice(live);
  const act = async (fields: Record<string, string>) => {
    const result = await send(fields);
    if (result) sayResult(result);
  };
  const onDone = (text: string, tone: FormStatus['tone'] = 'good') => setStatus({ text, tone });
  const undo = ({ intent, dutyId }: NonNullable<BookingEventView['undo']>) => {
    const duty = booking.duties.find(({ id }) => id === dutyId);
    if (duty) void act({ intent, dutyId, revision: String(duty.revision) });
  };
  return (
    <div data-wide className="-mt-1 grid gap-2 lg:gap-3 lg:pb-20">
      <Header booking={booking} />
      <LiveLine state={live} arrived={0} />
      <FormStatusLine status={status} takesRoom={false} />
      <div className="@container">
        <div className="enquiry-grid">
          <div className="grid gap-2 [grid-area:standing]">
            <BookingStanding booking={booking} onAct={(fields) => void act(fields)} />
            <BillTo
              {...booking.billTo}
              onChoose={(buyerId) => void act({ intent: 'buyer', id: booking.id, buyerId })}
            />
          </div>
          <div className="grid min-w-0 gap-2 [grid-area:talk] lg:gap-3">
            {booking.trip && (
              <TripCard
                bookingId={booking.id}
                trip={booking.trip}
                refunds={booking.refunds}
                onAct={(fields) => void act(fields)}
                onDone={onDone}
              />
            )}
            {booking.tripPlan && (
              <TripPlan bookingId={booking.id} plan={booking.tripPlan} onStatus={setStatus} />
            )}
            {booking.duties.map((duty) => (
              <DutyCard
                key={duty.id}
                duty={duty}
                onAct={(fields) => void act(fields)}
                onDone={onDone}
                driverLink={booking.driverLinks[duty.id]}
                news={{
                  shared: booking.link?.isOver ? null : booking.link?.shared,
                  mails: booking.mails.buttons,
                  onMail: (to, key) => act({ intent: 'mail', id: booking.id, to, key }),
                }}
                expenses={booking.expenses.filter(({ dutyId }) => dutyId === duty.id)}
              />
            ))}
            {!booking.isCancelled && (
              <div>
                <ButtonLink look="quiet" to={newBookingPath({ booking: booking.id })}>
                  {staffBookingsContent.make.addRide}
                </ButtonLink>
              </div>
            )}
            <MoneyPanel
              booking={booking}
              isEntering={isEntering}
              onEnter={setEntering}
              onDone={onDone}
              onAct={(fields) => void act(fields)}
            />
            <BookingRefunds
              bookingId={booking.id}
              view={booking.refunds}
              onAct={(fields) => void act(fields)}
              onDone={onDone}
            />
            {booking.requests && (
              <RequestsPanel bookingId={booking.id} view={booking.requests} onAct={act} onDone={onDone} />
            )}
          </div>
          <aside aria-label={content.facts} className="grid min-w-0 content-start gap-3 [grid-area:facts]">
            {booking.tripPlan?.margin && <MarginCard margin={booking.tripPlan.margin} />}
            {booking.documents && (
              <DocumentsCard {...booking.documents} onAct={(fields) => void act(fields)} onDone={onDone} />
            )}
            {booking.link && (
              <CustomerLink
                bookingId={booking.id}
                isTrip={booking.trip !== undefined}
                link={booking.link}
                onAct={(fields) => void act(fields)}
              />
            )}
            <CustomerMail
              bookingId={booking.id}
              mails={booking.mails}
              isCancelled={booking.isCancelled}
              onAct={act}
            />
            {booking.vouchers && (
              <VouchersCard bookingId={booking.id} vouchers={booking.vouchers} onAct={act} />
            )}
            <BookingReply
              bookingId={booking.id}
              phoneE164={booking.customer.phoneE164}
              {...booking.message}
            />
            {booking.review && (
              <ReviewPanel
                bookingId={booking.id}
                review={booking.review}
                onAct={(fields) => void act(fields)}
              />
            )}
            <BookingFacts booking={booking} />
            <BookingNotes bookingId={booking.id} notes={booking.notes} />
            <FilePanel view={booking.files} />
          </aside>
          <div className="min-w-0 [grid-area:timeline]">
            <BookingTimeline days={booking.days} onUndo={undo} />
          </div>
        </div>
      </div>
      <nav
        aria-label={content.actions}
        className="fixed inset-x-0 bottom-0 z-25 flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <CallAndChat customer={booking.customer} className={barItem}>
          <ScriptButton className={barItem} onClick={() => setEntering(true)}>
            <NoteIcon className="size-4" />
            {staffBookingsContent.money.heading}
          </ScriptButton>
        </CallAndChat>
      </nav>
    </div>
  );
}
