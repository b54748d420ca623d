import { data } from 'react-router';
import { packageLists } from '#app/content/site/package-page.ts';
import { packagePriceContent } from '#app/content/site/package-price.ts';
import { pageContext } from '#app/page-context.ts';
import { answerContactForm } from '#app/site/contact/answer-contact-form.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { PageHead } from '#app/site/page-head.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { type Party, packagePriceOf } from '#domain/tour-packages/price/package-price.ts';
import { totalText } from '#domain/tour-packages/price/package-price-text.ts';
import {
  monthNow,
  packagePricePath,
  partyFields,
  partyOf,
  partyQuery,
} from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { describePublicPackageById } from '#domain/tour-packages/tour-package-service.ts';
import { packagePath, paths } from '#paths.ts';
import type { Route } from './+types/package-price-page.ts';
import { MissingPackage } from './missing-package.tsx';
import { PackageCalculator } from './package-calculator.tsx';

const content = packagePriceContent.page;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { db } = context.get(pageContext);
  const found = await describePublicPackageById(db, searchParams.get(partyFields.packageId) ?? '');
  const party = partyOf(searchParams, monthNow(), found);
  return data({ found, party }, { status: found ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

/** A call from India to another country is dear, and its clock is another one. */
const isAbroad = ({ passport, livesAbroad }: Party): boolean => passport === 'other' || livesAbroad === true;

/** The price of a package for a party, and the enquiry about it. */
export default function PackagePricePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, party } = loaderData;
  const settings = useSiteSettings();
  if (!found) return <MissingPackage />;
  const { id, name, country } = found;
  const { trail, poster } = packageLists[country];
  const price = packagePriceOf(found, party, settings);
  const total = price && totalText(price, party, settings);
  return (
    <>
      <PageHead
        title={content.title}
        description={content.description}
        path={paths.packagePrice}
        cardOf={country === 'Bhutan' ? paths.bhutanPackages : paths.travelPackages}
        poster={poster}
        trail={trail}
        here={content.title}
      />
      <div className="wrap-anywhere mx-auto grid max-w-3xl gap-5 px-3 py-6 sm:px-5">
        <Breadcrumb trail={trail} here={content.title} />
        <h1 className="text-3xl sm:text-4xl">{content.heading(name)}</h1>
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline"
            href={packagePath(found)}
          >
            <ArrowLeftIcon />
            {content.back}
          </a>
        </p>
        <PackageCalculator tourPackage={found} party={party} hasForm />
        <MessageForm
          heading={content.formHeading}
          text={content.formText}
          action={packagePricePath(id, party)}
          begun={content.begun(name, partyText(party, country), total)}
          packageId={id}
          party={partyQuery(party)}
          answerBy={isAbroad(party) ? 'mail' : 'phone'}
          answer={actionData}
        />
      </div>
    </>
  );
}
