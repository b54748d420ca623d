import { posters } from '@purvai/posters';
import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/poster.tsx';
import { packageMessages } from '#messages.ts';
import { paths } from '#paths.ts';

export function MissingPackage() {
  return (
    <>
      <title>{content.missingTitle}</title>
      <meta name="robots" content="noindex" />
      <Banner picture={pictureOf(posters['not-found'])} />
      <div className="mx-auto grid max-w-7xl gap-4 px-5 py-10">
        <h1 className="text-4xl sm:text-5xl">{content.missingHeading}</h1>
        <p className="font-semibold text-brick text-lg">{packageMessages.missing}</p>
        <p className="text-lg text-quiet">{content.missingEnquiry}</p>
        <p>
          <a className={buttonClass} href={packageLists.Bhutan.back.path}>
            {packageLists.Bhutan.back.name}
          </a>
        </p>
      </div>
      <div className="mx-auto max-w-3xl px-5 pb-12">
        <MessageForm {...content.missingClosing} action={paths.contact} />
      </div>
    </>
  );
}
