import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { homeContent as content } from '#app/content/site/home.ts';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { estimatorPages } from '#app/site/fares/estimator-pages.ts';
import { FareEstimator } from '#app/site/fares/fare-estimator.tsx';
import { readEstimator } from '#app/site/fares/read-estimator.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/home-page.ts';
import { Hero } from './hero.tsx';
import { Introduction, Packages, Taxis, Tours, Values } from './sections.tsx';

const isInterest = (name: string | null): name is keyof typeof content.interests =>
  name !== null && Object.hasOwn(content.interests, name);

export async function loader({ request, context }: Route.LoaderArgs) {
  const interest = new URL(request.url).searchParams.get('interest');
  return {
    begun: isInterest(interest) ? content.interests[interest] : undefined,
    estimator: await readEstimator(context.get(pageContext), estimatorPages[paths.home] ?? {}),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export default function HomePage({ loaderData: { begun, estimator }, actionData }: Route.ComponentProps) {
  const settings = useSiteSettings();
  return (
    <>
      <PageHead
        title={`${settings.agencyName}: ${content.title}`}
        description={content.description}
        path={paths.home}
        poster={posters['home-hero']}
      />
      <Hero line={settings.line} />
      <div className="mx-auto max-w-7xl px-3 py-6 sm:px-5 sm:py-10">
        <FareEstimator data={estimator} />
      </div>
      <Introduction />
      <Taxis />
      <Packages />
      <Tours />
      <Values />
      <div className="mx-auto max-w-3xl px-5 py-8 sm:py-12">
        <MessageForm {...content.form} action={paths.home} begun={begun} answer={actionData} />
      </div>
    </>
  );
}
