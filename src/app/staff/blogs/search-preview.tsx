import { staffBlogsContent } from '#app/content/staff/blogs.ts';

const content = staffBlogsContent.previews;

type Props = { host: string; steps: readonly string[]; title: string; description: string };

/** Title, address and description, as a search engine would cut them. */
export function SearchPreview({ host, steps, title, description }: Props) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-quiet text-sm">{content.search}</figcaption>
      <div className="grid gap-0.5 rounded-xl border border-line bg-card px-4 py-3 wrap-anywhere">
        <p className="text-quiet text-sm">{[host, ...steps].join(' › ')}</p>
        <p className="text-lg text-teal leading-snug">{title || content.noHeading}</p>
        <p className="text-sm">{description || content.noDescription}</p>
      </div>
    </figure>
  );
}
