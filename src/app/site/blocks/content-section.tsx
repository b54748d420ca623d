import type { Block, SectionContent } from '#app/content/page-content.ts';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import { BlockView } from './block-view.tsx';

/** Blocks that need the whole width; others are set in a column beside the heading. */
const wideKinds: readonly Block['kind'][] = ['points', 'pictures', 'places', 'firm'];

const layouts = {
  wide: '',
  column: 'lg:grid-cols-[2fr_5fr]',
  pictured: 'md:grid-cols-2',
} as const;

function layoutOf({ poster, blocks }: SectionContent): keyof typeof layouts {
  if (poster) return 'pictured';
  return blocks.some(({ kind }) => wideKinds.includes(kind)) ? 'wide' : 'column';
}

export function ContentSection({ section, chatText }: { section: SectionContent; chatText: string }) {
  const { id, heading, poster, blocks, link } = section;
  const layout = layoutOf(section);
  const pictureOf = usePagePicture();
  const title = (
    <h2 id={id} className="max-w-3xl text-3xl sm:text-4xl">
      {heading}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className={`mx-auto grid w-full max-w-7xl items-start gap-x-12 gap-y-6 px-5 py-8 sm:py-12 ${layouts[layout]}`}
    >
      {poster ? (
        <Poster
          of={pictureOf(poster).picture}
          alt={pictureOf(poster).alt}
          sizes={pictureSizes.half}
          className="aspect-8/5 rounded-2xl md:order-2 md:max-lg:aspect-square"
        />
      ) : (
        title
      )}
      <div className="grid gap-6">
        {poster && title}
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copy that never changes places
          <BlockView key={index} block={block} sectionId={id} chatText={chatText} />
        ))}
        {link && (
          <p>
            <a className="inline-block py-2 font-semibold text-teal underline" href={link.path}>
              {link.name}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
