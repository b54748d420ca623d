import { layoutContent } from '#app/content/layout.ts';

export type ContentsEntry = { id: string; text: string };

/** Links to the parts of a long page, below one another on a phone. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-2xl border border-line bg-card p-5">
      <h2 id="contents" className="text-xl">
        {layoutContent.contents}
      </h2>
      <ol className="mt-2 list-decimal gap-x-8 marker:text-quiet sm:columns-[15rem]">
        {entries.map(({ id, text }) => (
          <li key={id} className="ml-6 break-inside-avoid py-1">
            <a className="text-teal underline" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
