import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { notFoundContent as content } from '#app/content/site/not-found.ts';
import { Banner } from '#app/ui/poster.tsx';
import { Closing } from './contact/closing.tsx';
import { pictureOf } from './picture-of.ts';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <>
      <title>{content.title}</title>
      <meta name="robots" content="noindex" />
      <Banner picture={pictureOf(posters['not-found'])} />
      <div className="mx-auto grid max-w-7xl gap-4 px-5 py-10">
        <h1 className="text-4xl sm:text-5xl">{content.heading}</h1>
        <p className="text-lg text-quiet">{content.lead}</p>
        <ul className="grid gap-1 font-semibold text-teal">
          {content.links.map(({ name, path }) => (
            <li key={path}>
              <a className="inline-block py-2 underline" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Closing closing={content.closing} chatText={layoutContent.chatText} />
    </>
  );
}
