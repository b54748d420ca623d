import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { homeContent as content } from '#app/content/site/home.ts';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { PageHead } from '#app/site/page-head.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/home-page.ts';
import { Hero } from './hero.tsx';
import { Introduction, Packages, Taxis, Tours, Values } from './sections.tsx';

const isInterest = (name: string | null): name is keyof typeof content.interests =>
  name !== null && Object.hasOwn(content.interests, name);

export function loader({ request }: Route.LoaderArgs) {
  const interest = new URL(request.url).searchParams.get('interest');
  return { begun: isInterest(interest) ? content.interests[interest] : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export default function HomePage({ loaderData: { begun }, actionData }: Route.ComponentProps) {
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
