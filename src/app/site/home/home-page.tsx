import { data } from 'react-router';
import { homeLabels } from '#app/content/site/home.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/home-page.ts';
import { HomeView, readHome } from './home-view.tsx';

const { interests } = homeLabels;

const isInterest = (name: string | null): name is keyof typeof interests =>
  name !== null && Object.hasOwn(interests, name);

export async function loader({ request, context }: Route.LoaderArgs) {
  const interest = new URL(request.url).searchParams.get('interest');
  const parts = context.get(pageContext);
  const shown = await readHome(parts, await readContent(parts, paths.home));
  return new PageData({
    begun: isInterest(interest) ? interests[interest] : undefined,
    shown,
    images: await readImages(parts, shown.content),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, shown } = loaderData.data;
  return <HomeView {...shown} begun={begun} answer={actionData} />;
}
