import { staffBlogsContent } from '#app/content/staff/blogs.ts';
import { paths } from '#paths.ts';

const content = staffBlogsContent.previews;

/** Articles are shared with the picture of their list. */
const picture = `/share${paths.blog}.jpg`;

type Props = { host: string; title: string; description: string };

/** The card that a chat or a social network makes of the article's link. */
export function SharePreview({ host, title, description }: Props) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-quiet text-sm">{content.card}</figcaption>
      <div className="max-w-sm overflow-hidden rounded-xl border border-line bg-card">
        <img
          src={picture}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          className="h-auto w-full bg-line"
        />
        <div className="grid gap-0.5 px-4 py-3 wrap-anywhere">
          <p className="text-quiet text-sm">{host}</p>
          <p className="line-clamp-2 font-semibold leading-snug">{title || content.noHeading}</p>
          <p className="line-clamp-2 text-sm">{description}</p>
        </div>
      </div>
    </figure>
  );
}
