import type { ReactNode } from 'react';
import type { Block, PictureNote, Point, SectionContent } from '#app/content/page-content.ts';
import { homeLabels, homeSections } from '#app/content/site/home.ts';
import { Island } from '#app/islands/island.tsx';
import PackageCarousel from '#app/islands/package-carousel.island.tsx';
import { BlockView } from '#app/site/blocks/block-view.tsx';
import { ContentSection } from '#app/site/blocks/content-section.tsx';
import { Pictures } from '#app/site/blocks/pictures.tsx';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="grid gap-x-12 gap-y-4 text-lg lg:grid-cols-2">
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="max-w-prose">
        {paragraph}
      </p>
    ))}
  </div>
);

const Cars = ({ items }: { items: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1">
    {items.map((car) => (
      <li key={car} className="flex items-center gap-2 font-semibold">
        <CheckIcon className="size-4 text-teal" />
        {car}
      </li>
    ))}
  </ul>
);

function Slides({ pictures }: { pictures: readonly PictureNote[] }) {
  const pictureOf = usePagePicture();
  return (
    <Island
      name="package-carousel"
      component={PackageCarousel}
      props={{
        label: homeLabels.carousel,
        slides: pictures.map(({ poster, ...slide }) => ({ ...slide, picture: pictureOf(poster).picture })),
      }}
    />
  );
}

const Values = ({ points }: { points: readonly Point[] }) => (
  <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
    {points.map(({ name, text }) => (
      <li key={name} className="border-saffron border-t-4 pt-4">
        <h3 className="mb-2 text-2xl">{name}</h3>
        <p className="text-quiet">{text}</p>
      </li>
    ))}
  </ul>
);

type Props = { section: SectionContent; chatText: string };
type Show = (block: Block) => ReactNode;

const introductionBlock: Show = (block) => block.kind === 'text' && <Paragraphs {...block} />;
const packagesBlock: Show = (block) => block.kind === 'pictures' && <Slides {...block} />;
const toursBlock: Show = (block) => block.kind === 'pictures' && <Pictures {...block} />;
const whyBlock: Show = (block) => block.kind === 'points' && <Values {...block} />;

/** Blocks in the section's own look, and any other that staff have added in the look of every page. */
function HomeBlocks({ section, chatText, show }: Props & { show: Show }) {
  return section.blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: copy that never changes places
    <BlockOrOwn key={index} own={show(block)} block={block} sectionId={section.id} chatText={chatText} />
  ));
}

type OwnProps = { own: ReactNode; block: Block; sectionId: string; chatText: string };

const BlockOrOwn = ({ own, ...block }: OwnProps) => own || <BlockView {...block} />;

/** Texts on the left, pictures on the right. */
function Taxis({ section, chatText }: Props) {
  const isCity = ({ kind }: Block) => kind === 'pictures';
  const [cities, texts] = [section.blocks.filter(isCity), section.blocks.filter((block) => !isCity(block))];
  const show: Show = (block) => {
    if (block.kind === 'list') return <Cars {...block} />;
    if (block.kind !== 'text') return null;
    return block.paragraphs.map((paragraph) => (
      <p key={paragraph} className="max-w-prose text-lg">
        {paragraph}
      </p>
    ));
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
      <div className="grid content-start gap-4">
        <HomeBlocks section={{ ...section, blocks: texts }} chatText={chatText} show={show} />
      </div>
      <div className="grid content-start gap-6">
        {cities.map(
          (block, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: copy that never changes places
            block.kind === 'pictures' && <Pictures key={index} {...block} />,
        )}
      </div>
    </div>
  );
}

const looks: Record<string, (props: Props) => ReactNode> = {
  [homeSections.introduction]: (props) => <HomeBlocks {...props} show={introductionBlock} />,
  [homeSections.taxis]: Taxis,
  [homeSections.packages]: (props) => <HomeBlocks {...props} show={packagesBlock} />,
  [homeSections.tours]: (props) => <HomeBlocks {...props} show={toursBlock} />,
  [homeSections.why]: (props) => <HomeBlocks {...props} show={whyBlock} />,
};

/** A section in the look that the home page has for it; one that staff have added looks as on every page. */
export function HomeSection(props: Props) {
  const { section } = props;
  const Look = Object.hasOwn(looks, section.id) ? looks[section.id] : undefined;
  if (!Look) return <ContentSection {...props} />;
  const { id, heading, link } = section;
  return (
    <Section id={id} heading={heading} {...(link && { link })}>
      <Look {...props} />
    </Section>
  );
}
