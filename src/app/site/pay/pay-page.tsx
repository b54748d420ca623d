import { data, redirect } from 'react-router';
import { payContent } from '#app/content/site/links/pay.ts';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { Button, buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { findSubjectLink } from '#domain/payments/requests/page-links-service.ts';
import {
  claimPayment,
  correctClaim,
  findPayable,
  viewSharedRequest,
} from '#domain/payments/requests/pay-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { failureText } from '#messages.ts';
import { payOpenedPath, payPath } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { type Fields, maxPublicFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/pay-page.ts';
import { type RequestView, toRequestView } from './request-view.ts';
import { WaysToPay } from './ways-to-pay.tsx';

const content = payContent.page;

/** What the page shows after a form: why it was refused, or where the payment goes on. */
type Answer = { text: string; typed: string; onlineUrl: string };

const refused = (text: string, typed = '') => ({ text, typed, onlineUrl: '' });

/** Does not count as opened, because link preview bots load the page too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags, paymentLinks } = page;
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const [found, settings] = await Promise.all([viewSharedRequest(db, params.token), readSettings(db)]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const request =
    found &&
    toRequestView(found, {
      settings,
      link: await findSubjectLink(page, found),
      hasGateway: paymentLinks !== undefined,
    });
  return data({ agency, request }, { status: request ? 200 : failureStatus.not_found });
}

/** A form may not lead to another site, so the answer is a page that goes on to the gateway. */
async function payOnline({ db, paymentLinks, baseUrl }: PageContext, token: string) {
  const found = await findPayable(db, token);
  if (!found || !paymentLinks) throw redirect(payPath(token), 303);
  const url = await paymentLinks.linkFor(found.request, found.duePaise, baseUrl + payPath(token));
  if (url === undefined)
    return data<Answer>(refused(content.onlineFailed), { status: failureStatus.unavailable });
  return data<Answer>({ text: '', typed: '', onlineUrl: url });
}

async function claim({ db }: PageContext, token: string, { intent, reference = '' }: Fields) {
  try {
    await (intent === 'correct' ? correctClaim : claimPayment)(db, token, reference);
  } catch (error) {
    const { code, userText = failureText[code] } = failureOf(error);
    if (code === 'unexpected') throw error;
    return data<Answer>(refused(userText, reference), { status: failureStatus[code] });
  }
  // A redirect, so that a reload does not send the form again.
  throw redirect(payPath(token), 303);
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const fields = await readFields(request, maxPublicFormKiB);
  return fields.intent === 'online' ? payOnline(page, token) : claim(page, token, fields);
}

function Notice({ notice, isPaid }: { notice: NonNullable<RequestView['notice']>; isPaid: boolean }) {
  return (
    <div
      role="status"
      className={`grid gap-1 rounded-lg border-2 bg-card px-4 py-3 ${isPaid ? 'border-teal' : 'border-saffron'}`}
    >
      <p className="font-semibold text-lg">{notice.heading}</p>
      <p>{notice.text}</p>
      {notice.utr && <p className="wrap-anywhere">{notice.utr}</p>}
    </div>
  );
}

function Facts({ request }: { request: RequestView }) {
  const rows: [string, string][] = [
    [content.purpose, request.purpose],
    [content.due, request.due],
    [content.reference, request.reference],
    [content.expires, request.expires],
  ];
  return (
    <dl className="grid gap-1 rounded-2xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-quiet">{request.amountLabel}</dt>
        <dd
          className={`ml-auto tabular-nums ${request.isAsked ? 'font-display font-semibold text-3xl' : 'font-semibold'}`}
        >
          {request.amount}
        </dd>
      </div>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-quiet">{name}</dt>
            <dd className="ml-auto text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Online({ action, amount, answer }: { action: string; amount: string; answer: Answer | undefined }) {
  if (answer?.onlineUrl)
    return (
      <div role="status" className="grid gap-2">
        <p>{content.onlineWait}</p>
        <a className={buttonClass} href={answer.onlineUrl}>
          {content.onlineReady}
        </a>
      </div>
    );
  return (
    <form method="post" action={action} className="grid gap-1 print:hidden">
      <Button name="intent" value="online">
        {content.online(amount)}
      </Button>
      <p className="text-quiet text-sm">{content.onlineHint}</p>
    </form>
  );
}

function ClaimForm({ action, answer }: { action: string; answer: Answer | undefined }) {
  const { heading, text, label, hint, go } = content.claim;
  const isWrong = answer !== undefined && answer.text !== content.onlineFailed && answer.text !== '';
  return (
    <form
      method="post"
      // The fragment returns to the form instead of the top of the page.
      action={`${action}#claim`}
      aria-labelledby="claim"
      className="grid gap-3 rounded-2xl border-2 border-teal bg-card p-5 print:hidden"
    >
      <h2 id="claim" className="text-xl">
        {heading}
      </h2>
      <p>{text}</p>
      {isWrong && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
      <TextField
        id="claim-reference"
        name="reference"
        label={label}
        hint={hint}
        required
        autoComplete="off"
        invalid={isWrong}
        value={answer?.typed ?? ''}
      />
      <Button name="intent" value="claim">
        {go}
      </Button>
    </form>
  );
}

/** Until somebody has checked it, the customer can give another number of the bank. */
function CorrectForm({ request, action, answer }: FormProps) {
  const { label, hint } = content.claim;
  const { correct } = content;
  const isWrong = answer !== undefined && answer.text !== '';
  return (
    <details open={isWrong} className="rounded-2xl border border-line bg-card px-5 py-2 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal underline">
        {correct.open}
      </summary>
      <form method="post" action={`${action}#correct`} id="correct" className="grid gap-3 pb-3">
        {isWrong && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
        <TextField
          id="correct-reference"
          name="reference"
          label={label}
          hint={hint}
          required
          autoComplete="off"
          invalid={isWrong}
          value={answer?.typed || request.claimedReference}
        />
        <Button name="intent" value="correct">
          {correct.go}
        </Button>
      </form>
    </details>
  );
}

type FormProps = { request: RequestView; action: string; answer: Answer | undefined };

/** What is still to be paid, in which ways, and that it was paid. Native forms that work without script. */
function ToPay({ request, action, answer }: FormProps) {
  const { pay, reference, isOnline, amount } = request;
  const isFailed = answer?.text === content.onlineFailed;
  return (
    <>
      {isFailed && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
      {isOnline && <Online action={action} amount={amount} answer={answer} />}
      {pay && <WaysToPay pay={pay} after={payContent.remark(reference)} />}
      {!pay && !isOnline && <p>{content.noWay}</p>}
      <ClaimForm action={action} answer={answer} />
    </>
  );
}

/** To the page of the booking or quote. */
const PageLink = ({ link }: { link: NonNullable<RequestView['link']> }) => (
  <p className="print:hidden">
    <a
      className={link.isButton ? outlineButtonClass : 'inline-block py-2 font-semibold text-teal underline'}
      href={link.href}
    >
      {link.text}
    </a>
  </p>
);

export default function PayPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency, request } = loaderData;
  const head = (
    <>
      <title>{request ? content.title(request.reference, agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
      {actionData?.onlineUrl && <meta httpEquiv="refresh" content={`0;url=${actionData.onlineUrl}`} />}
    </>
  );
  if (!request) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  return (
    <LinkFrame agency={agency} chatText={content.chatText(request.reference)}>
      {head}
      <div
        data-tell-opened={payOpenedPath(token)}
        className="mx-auto grid w-full max-w-xl gap-6 print:block print:max-w-none print:space-y-6"
      >
        <div className="grid gap-1">
          <h1 className="text-4xl">
            {content.heading} <span className="whitespace-nowrap text-quiet">{request.reference}</span>
          </h1>
          {request.firstName && <p className="text-lg wrap-anywhere">{content.for(request.firstName)}</p>}
        </div>
        {request.accepted && <p className="font-semibold text-lg">{request.accepted}</p>}
        {request.notice && <Notice notice={request.notice} isPaid={request.isPaid} />}
        {request.link && !request.isAsked && <PageLink link={request.link} />}
        <Facts request={request} />
        {request.ofAsked && <p>{request.ofAsked}</p>}
        {request.isAsked && <ToPay request={request} action={payPath(token)} answer={actionData} />}
        {request.isClaimed && <CorrectForm request={request} action={payPath(token)} answer={actionData} />}
        {request.link && request.isAsked && <PageLink link={request.link} />}
      </div>
    </LinkFrame>
  );
}
