import { blogContent as content } from '#app/content/site/blog.ts';
import type { ContentsEntry } from './article-text.ts';

export function Contents({ contents }: { contents: readonly ContentsEntry[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-2xl border border-line bg-card p-5">
      <h2 id="contents" className="text-xl">
        {content.contents}
      </h2>
      <ol className="mt-2 list-decimal pl-5 marker:text-quiet">
        {contents.map(({ id, words }) => (
          <li key={id} className="py-1">
            <a className="text-teal underline" href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
