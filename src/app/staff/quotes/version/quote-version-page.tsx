import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { Offer } from '#app/quote/offer-view.tsx';
import { MakeBooking } from '#app/staff/cabs/bookings/new/make-booking.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { PrintFailed } from '#app/staff/kit/print-failed.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { QuoteEvents } from '#app/staff/quotes/quote-events.tsx';
import type { QuotesRequest } from '#app/staff/quotes/quotes-action.ts';
import { QuoteStatusBadge } from '#app/staff/quotes/status-badge.tsx';
import { staffQuotesContent as content } from '#app/staff/quotes/texts.ts';
import { useQuoteAction } from '#app/staff/quotes/use-quote-action.ts';
import { useLive, useSessionOverNotice } from '#app/staff/shell/live/use-live.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import type { QuoteChange } from '#domain/quotes/price/compare-quotes.ts';
import { isOfEnquiry } from '#platform/database/live-changes.ts';
import { failureStatus } from '#platform/failure.ts';
import { bookingPath, enquiryPath, newQuotePath, quoteVersionPath } from '#staff-paths.ts';
import type { Route } from './+types/quote-version-page.ts';
import type { Shared } from './shared-quote.ts';
import { readVersion, type VersionData } from './version-data.ts';

const sharePanelContent = content.share;

type Props = {
  version: VersionData;
  isBusy: boolean;
  onChat: () => void;
  onMail: () => void;
  onRenew: () => void;
};

function LinkField({ shared }: { shared: Shared }) {
  return (
    <div className="grid gap-1">
      <label htmlFor="quote-link-address" className="font-semibold text-sm">
        {sharePanelContent.link}
      </label>
      <Input
        id="quote-link-address"
        readOnly
        value={shared.link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

function Ways({ version: { enquiry }, shared, isBusy, onChat, onMail }: Props & { shared: Shared }) {
  return (
    <>
      <LinkField shared={shared} />
      <p className="rounded-lg bg-sand px-3 py-2 text-sm wrap-anywhere">{shared.text}</p>
      <div className="flex flex-wrap gap-3">
        {enquiry.phoneE164 && (
          <ButtonLink
            href={chatLink(enquiry.phoneE164, shared.text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onChat}
          >
            {sharePanelContent.chat}
          </ButtonLink>
        )}
        {enquiry.email && (
          <Button look="secondary" aria-disabled={isBusy} onClick={onMail}>
            {sharePanelContent.mail}
          </Button>
        )}
        <CopyButton text={shared.link} label={sharePanelContent.copy} copied={sharePanelContent.copied} />
        <CopyButton text={shared.text} label={sharePanelContent.copyText} copied={sharePanelContent.copied} />
        {shared.pdf && (
          <ButtonLink look="secondary" href={shared.pdf}>
            {sharePanelContent.pdf}
          </ButtonLink>
        )}
      </div>
      {!shared.pdf && <p className="text-quiet text-sm">{sharePanelContent.printing}</p>}
      {!enquiry.phoneE164 && <p className="text-quiet text-sm">{sharePanelContent.noPhone}</p>}
      {!enquiry.email && <p className="text-quiet text-sm">{sharePanelContent.noEmail}</p>}
    </>
  );
}

/** Everything with which a quote is sent, at any time; a quote without a stored link can get a new one. */
function SharePanel(props: Props) {
  const { version, isBusy, onRenew } = props;
  const { shared, quote, isLinkOver } = version;
  return (
    <Card heading={sharePanelContent.heading(quote.version)}>
      {quote.status === 'superseded' && <p className="text-quiet">{sharePanelContent.replaced}</p>}
      {isLinkOver ? (
        <p>{sharePanelContent.ended}</p>
      ) : (
        <>
          {shared ? <Ways {...props} shared={shared} /> : <p>{sharePanelContent.noLink}</p>}
          <div className="grid justify-items-start gap-1">
            <Button look="text" aria-disabled={isBusy} aria-describedby="renew-hint" onClick={onRenew}>
              {sharePanelContent.renew}
            </Button>
            <p id="renew-hint" className="text-quiet text-sm">
              {sharePanelContent.renewHint}
            </p>
          </div>
        </>
      )}
    </Card>
  );
}

const quoteChangesContent = content.page;

const text = 'whitespace-pre-line wrap-anywhere';

/** What differs from the version before. */
function QuoteChanges({ changes, version }: { changes: QuoteChange[]; version: number }) {
  const heading = quoteChangesContent.changes(version - 1);
  if (changes.length === 0)
    return (
      <Card heading={heading}>
        <p className="text-quiet">{quoteChangesContent.unchanged}</p>
      </Card>
    );
  return (
    <Card heading={heading}>
      <DataTable
        layout="report"
        caption={heading}
        isTop
        rows={changes}
        rowKey={(_change, index) => index}
        columns={[
          {
            key: 'part',
            header: quoteChangesContent.part,
            isQuiet: true,
            cell: ({ part }) => quoteChangesContent.parts[part],
          },
          {
            key: 'before',
            header: quoteChangesContent.before,
            cell: ({ before }) =>
              before ? <del className={text}>{before}</del> : quoteChangesContent.nothing,
          },
          {
            key: 'after',
            header: quoteChangesContent.after,
            cell: ({ after }) =>
              after ? <ins className={`${text} no-underline`}>{after}</ins> : quoteChangesContent.nothing,
          },
        ]}
      />
    </Card>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData ? content.page.title(loaderData.quote.version) : content.page.missing);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const version = Number(query.get('version'));
  const found = await readVersion(context.get(pageContext), actor, query.get('id') ?? '', version);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

function Heading({ found: { enquiryId, enquiry, quote, versions } }: { found: VersionData }) {
  return (
    <div className="grid gap-2">
      <TextLink to={enquiryPath(enquiryId)}>{content.editor.back(enquiry.name)}</TextLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <PageTitle>
          {content.page.title(quote.version)} <QuoteStatusBadge status={quote.status} />
        </PageTitle>
        <ButtonLink look="secondary" to={newQuotePath(enquiryId)}>
          {content.next}
        </ButtonLink>
      </div>
      <QuoteEvents quote={quote} />
      {versions.length > 1 && (
        <Chips label={content.page.versions}>
          {versions.toReversed().map((version) => (
            <ChipLink
              key={version}
              to={quoteVersionPath(enquiryId, version)}
              isCurrent={version === quote.version}
            >
              {content.version(version)}
            </ChipLink>
          ))}
        </Chips>
      )}
    </div>
  );
}

/** The booking that the quote has become, or the button that makes it where the enquiry has no other. */
function Booked({ found: { quote, booking, canBook } }: { found: VersionData }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {booking && (
        <TextLink to={bookingPath(booking.id)}>
          {content.booking(booking.number, booking.isCancelled)}
        </TextLink>
      )}
      {canBook && <MakeBooking source={{ quote: quote.id }} />}
    </div>
  );
}

function Version({ found }: { found: VersionData }) {
  const { enquiryId, quote } = found;
  const location = useLocation();
  const said = (location.state as { said?: string } | null)?.said;
  const { status, say, sayResult } = useStatus();
  // In an effect, because the server does not know the browser's history.
  useEffect(() => {
    if (said) say(said);
  }, [said, say]);
  const acting = useQuoteAction();
  const live = useLive({ concerns: (change) => isOfEnquiry(change) && change.enquiryId === enquiryId });
  useSessionOverNotice(live);

  const act = async (request: QuotesRequest) => {
    const result = await acting.send(request);
    if (result && !(result.done && result.text === '')) sayResult(result);
  };
  const quoteId = quote.id;
  return (
    <div className="grid gap-4">
      <Heading found={found} />
      {quote.status === 'accepted' && <Booked found={found} />}
      <FormStatusLine status={status} takesRoom={false} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <SharePanel
            version={found}
            isBusy={acting.isBusy}
            onChat={() =>
              void act({ intent: 'shared', enquiryId, version: quote.version, channel: 'whatsapp' })
            }
            onMail={() => void act({ intent: 'mail', quoteId })}
            onRenew={() => void act({ intent: 'renew', quoteId })}
          />
          {quote.isPrintFailed && (
            <PrintFailed
              name={content.versionInText(quote.version)}
              isBusy={acting.isBusy}
              onAgain={() => void act({ intent: 'print-again', quoteId })}
            />
          )}
          {found.changes && <QuoteChanges changes={found.changes} version={quote.version} />}
        </div>
        <div className="rounded-2xl border border-line bg-card p-5">
          <Offer offer={found.offer} isPreview />
        </div>
      </div>
    </div>
  );
}

export default function QuoteVersionPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <Version key={loaderData.quote.id} found={loaderData} />
  ) : (
    <PageTitle>{content.page.missing}</PageTitle>
  );
}
