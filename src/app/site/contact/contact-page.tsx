import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/contact-page.ts';
import { answerContactForm } from './answer-contact-form.ts';
import { ContactView } from './contact-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const content = await readContent(page, paths.contact);
  return new PageData({ content, images: await readImages(page, content) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView content={loaderData.data.content} answer={actionData} />;
}
