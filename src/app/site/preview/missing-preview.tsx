import { posters } from '@purvai/posters';
import { layoutContent } from '#app/content/layout.ts';
import { notFoundContent } from '#app/content/site/not-found.ts';
import { previewContent as content } from '#app/content/site/preview.ts';
import { Closing } from '#app/site/contact/closing.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { Banner } from '#app/ui/banner.tsx';

export function MissingPreview() {
  return (
    <>
      <title>{content.missingTitle}</title>
      <meta name="robots" content="noindex" />
      <Banner picture={pictureOf(posters['not-found'])} />
      <div className="mx-auto grid max-w-7xl gap-4 px-5 py-10">
        <h1 className="text-4xl sm:text-5xl">{content.missingHeading}</h1>
        <p className="max-w-prose text-lg text-quiet">{content.missingEnquiry}</p>
      </div>
      <Closing closing={notFoundContent.closing} chatText={layoutContent.chatText} />
    </>
  );
}
