import { posters } from '@purvai/posters';
import { data, redirect } from 'react-router';
import { farePagesContent } from '#app/content/site/fare-pages.ts';
import { trails } from '#app/content/trails.ts';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { missingPlace } from '#domain/fares/requested-trip.ts';
import { cabBookPath, paths } from '#paths.ts';
import type { Route } from './+types/cab-fare-page.ts';
import { CabOpening } from './cab-opening.tsx';
import { estimatorPages } from './estimator-pages.ts';
import { FareEstimator } from './fare-estimator.tsx';
import { readEstimate } from './read-estimator.ts';

const content = farePagesContent.page;

/** Shows the fares of a trip. A trip with a car was booked here in earlier versions; sent chats and mails have such links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const fields: Record<string, string> = Object.fromEntries(searchParams);
  if (fields.car !== undefined) throw redirect(cabBookPath(fields), 301);
  const isAsked = fields.from !== undefined || fields.trip !== undefined;
  const start = isAsked ? fields : estimatorPages[paths.taxis];
  const { estimator, estimate } = await readEstimate(page, start ?? {});
  if (isAsked) page.countEstimate(estimate);
  const missing = isAsked ? missingPlace(estimate.request) : null;
  return { estimator: { ...estimator, isCounted: isAsked, missing } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export default function CabFarePage({ loaderData, actionData }: Route.ComponentProps) {
  const { estimator } = loaderData;
  const opening = {
    ...content,
    path: paths.cabFare,
    cardOf: paths.taxis,
    poster: posters['jungle-road'],
    trail: trails.taxis,
    lead: '',
  };
  return (
    <CabOpening {...opening}>
      <FareEstimator data={estimator} />
      <MessageForm heading={content.askFormHeading} action={paths.cabFare} answer={actionData} />
    </CabOpening>
  );
}
