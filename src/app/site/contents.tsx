import { layoutContent } from '#app/content/layout.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';

export type ContentsEntry = { id: string; text: string };

const Links = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="list-decimal gap-x-8 pt-2 marker:text-quiet sm:columns-[15rem]">
    {entries.map(({ id, text }) => (
      <li key={id} className="ml-6 break-inside-avoid py-1">
        <a className="text-teal underline" href={`#${id}`}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);

type Props = {
  entries: readonly ContentsEntry[];
  /** Also on a wide screen, where what the page sells comes first. */
  isFolded?: boolean;
};

/** Links to the parts of a long page; one line on a phone, until it is opened. */
export function Contents({ entries, isFolded = false }: Props) {
  return (
    <nav
      aria-labelledby="contents"
      className={`rounded-2xl border border-line bg-card px-5 ${isFolded ? '' : 'md:py-5'}`}
    >
      <h2 id="contents" className={`text-xl ${isFolded ? 'sr-only' : 'max-md:sr-only'}`}>
        {layoutContent.contents}
      </h2>
      {!isFolded && (
        <div className="max-md:hidden">
          <Links entries={entries} />
        </div>
      )}
      <details className={`group ${isFolded ? '' : 'md:hidden'}`}>
        <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
          {layoutContent.contents}
          <ArrowDownIcon className="size-4 transition-transform duration-400 group-open:rotate-180" />
        </summary>
        <div className="pb-4">
          <Links entries={entries} />
        </div>
      </details>
    </nav>
  );
}
