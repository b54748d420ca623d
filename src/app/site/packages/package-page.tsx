import { data } from 'react-router';
import { bhutanPackageContent as content } from '#app/content/bhutan-package.ts';
import { bhutanPackagesContent } from '#app/content/bhutan-packages.ts';
import { trails } from '#app/content/trails.ts';
import { pageContext } from '#app/page-context.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { ReachButtons } from '#app/site/contact/reach-buttons.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import { RichText } from '#app/site/rich-text.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { describePublicPackage } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/package-page.ts';
import { MissingPackage } from './missing-package.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackageHead } from './package-head.tsx';
import { PackagePrice } from './package-price.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('tour-packages');
  const id = new URL(request.url).searchParams.get('packageId') ?? '';
  const found = await describePublicPackage(db, 'Bhutan', id);
  return data({ found }, { status: found ? 200 : 404 });
}

export default function PackagePage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <MissingPackage />;
  return (
    <>
      <PackageHead tourPackage={found} />
      <FeaturedBanner address={found.featuredImage} fallback={bhutanPackagesContent.poster} />
      <div className="mx-auto grid max-w-7xl items-start gap-x-12 gap-y-10 px-5 pt-6 pb-14 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <Breadcrumb trail={trails.bhutan} here={content.here} />
          <p>
            <a
              className="inline-flex items-center gap-2 py-2 font-semibold text-teal underline"
              href={paths.bhutanPackages}
            >
              <ArrowLeftIcon />
              {content.back}
            </a>
          </p>
          <h1 className="text-4xl sm:text-5xl">{found.name}</h1>
          <PackagePrice tourPackage={found} />
          <PackageFacts tourPackage={found} />
          <section aria-labelledby="description" className="grid gap-4">
            <h2 id="description" className="text-3xl">
              {content.description}
            </h2>
            <RichText html={found.descriptionHtml} />
          </section>
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <MessageForm
            heading={content.formHeading}
            text={content.formText}
            action={paths.contact}
            begun={content.begun(found.name)}
          />
          <div className="grid gap-3">
            <p className="font-semibold">{content.contactLine}</p>
            <ReachButtons chatText={content.chatText(found.name)} />
          </div>
        </div>
      </div>
    </>
  );
}
