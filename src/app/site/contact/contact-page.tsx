import { data, useRouteLoaderData } from 'react-router';
import { contactContent as content } from '#app/content/contact.ts';
import ContactForm from '#app/islands/contact-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageContext } from '#app/page-context.ts';
import type { loader as siteLoader } from '#app/site/site-layout.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { displayPhone } from '#app/ui/phone.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/contact-page.ts';
import { answerContactForm } from './answer-contact-form.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(pageContext).baseUrl + paths.contact };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: content.title,
    description: content.description,
    canonical: loaderData?.canonical ?? '',
  });

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const settings = useRouteLoaderData<typeof siteLoader>('site/site-layout')?.settings;
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 py-8">
      <div className="grid max-w-2xl gap-4">
        <Breadcrumb trail={[{ name: 'Home', path: paths.home }]} here={content.title} />
        <h1 className="text-4xl sm:text-5xl">{content.heading}</h1>
        <p className="text-lg text-quiet">{content.lead}</p>
      </div>
      <div className="grid items-start gap-10 md:grid-cols-[3fr_2fr]">
        <section aria-labelledby="form-heading" className="rounded-2xl border border-line bg-card p-5 sm:p-8">
          <h2 id="form-heading" className="text-2xl">
            {content.formHeading}
          </h2>
          <Island
            name="contact-form"
            component={ContactForm}
            props={{ action: paths.contact, ...(actionData && { answer: actionData }) }}
          />
        </section>
        {settings && (
          <aside className="grid gap-8" aria-label="Other ways to reach us">
            <section className="grid gap-2">
              <h2 className="text-2xl">{content.callHeading}</h2>
              <p className="text-quiet">{content.callText}</p>
              <a className="font-display text-2xl text-teal" href={`tel:${settings.phoneE164}`}>
                {displayPhone(settings.phoneE164)}
              </a>
              <a className="text-teal underline" href={`mailto:${settings.email}`}>
                {settings.email}
              </a>
            </section>
            <section className="grid gap-2">
              <h2 className="text-2xl">{content.officeHeading}</h2>
              <p>{settings.headOffice}</p>
            </section>
          </aside>
        )}
      </div>
    </div>
  );
}
