import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { bookingContent } from '#app/content/site/links/booking.ts';
import { tripContent } from '#app/content/site/links/trip.ts';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { type PaperReply, receivePaper } from '#domain/bookings/papers/paper-upload-service.ts';
import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { failureText } from '#messages.ts';
import { customerBookingPath } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxFileFormKiB, readForm } from '#platform/http/body.ts';
import type { Route } from './+types/papers-page.ts';

const content = tripContent.papers;

type Answer = { heading: string; text: string; status: number };

const answers: Record<PaperReply, Answer> = {
  received: { ...content.received, status: 200 },
  'too-large': { ...content.tooLarge, status: failureStatus.too_large },
  'wrong-kind': { ...content.wrongKind, status: failureStatus.invalid },
};

function refusalOf(error: unknown): Answer {
  const { code, userText } = failureOf(error);
  if (code === 'unexpected') throw error;
  return { heading: content.refused, text: userText ?? failureText[code], status: failureStatus[code] };
}

/** The same file for the same traveller is the same request, so that sending it again stores nothing. */
const keyOf = (traveller: string, kind: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`${traveller} ${kind} `).update(bytes).digest('base64url');

async function receive(parts: PageContext, bookingId: string, request: Request): Promise<Answer> {
  try {
    const form = await readForm(request, maxFileFormKiB);
    const { traveller = '', kind = '' } = form.fields;
    const file = form.file('file');
    // A browser without a chosen file sends an unnamed one.
    if (!file || file.bytes.length === 0) return answers['wrong-kind'];
    const key = keyOf(traveller, kind, file.bytes);
    const sent = { travellerId: traveller, kind };
    return answers[await receivePaper(parts, bookingId, sent, { ...file, key })];
  } catch (error) {
    return refusalOf(error);
  }
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext);
  const [bookingId, settings] = await Promise.all([
    findSharedBooking(db, token, new Date()),
    readSettings(db),
  ]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const isThere = bookingId !== undefined;
  return data({ agency, isThere }, { status: isThere ? 200 : failureStatus.not_found });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const parts = context.get(pageContext);
  const bookingId = await findSharedBooking(parts.db, token, new Date());
  const answer = bookingId === undefined ? undefined : await receive(parts, bookingId, request);
  return data(answer, { status: answer?.status ?? failureStatus.not_found });
}

/** What became of a paper; without one it leads to the page of the trip, which has the forms. */
export default function PapersPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { agency, isThere } = loaderData;
  const answer = actionData ?? content.none;
  const head = (
    <>
      <title>{isThere ? answer.heading : bookingContent.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!isThere) {
    return (
      <GoneLink agency={agency} texts={bookingContent.gone}>
        {head}
      </GoneLink>
    );
  }
  return (
    <LinkFrame agency={agency} chatText={content.chatText}>
      {head}
      <div className="grid justify-items-start gap-4">
        <h1 className="text-4xl">{answer.heading}</h1>
        <p className="text-lg">{answer.text}</p>
        <a className={buttonClass} href={`${customerBookingPath(token)}#travellers`}>
          {content.back}
        </a>
      </div>
    </LinkFrame>
  );
}
