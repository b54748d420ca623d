import { posters } from '@purvai/posters';
import { home } from '#app/content/site/home.ts';
import { Island } from '#app/islands/island.tsx';
import PackageCarousel from '#app/islands/package-carousel.island.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { accentButtonClass, Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { Banner } from '#app/ui/poster.tsx';
import { Section } from '#app/ui/section.tsx';
import { StatusLine, Toast } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { paths } from '#paths.ts';

const colours = [
  'bg-paper',
  'bg-card',
  'bg-line',
  'bg-teal',
  'bg-saffron',
  'bg-brick',
  'bg-night',
  'bg-ink',
  'bg-quiet',
];
const sizes = ['text-sm', 'text-base', 'text-lg', 'text-2xl', 'text-4xl', 'text-6xl'];

const slides = home.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
  .map(({ poster, ...slide }) => ({ ...slide, picture: pictureOf(poster) }));

/** Shows all shared components, in development only. */
export default function KitPage() {
  return (
    <>
      <title>Kit</title>
      <Banner picture={pictureOf(posters.about)} />
      <Section id="colours" heading="Colours">
        <ul className="flex flex-wrap gap-3">
          {colours.map((colour) => (
            <li
              key={colour}
              className={`grid size-28 content-end rounded-xl border border-line p-2 ${colour}`}
            >
              <span className="rounded bg-card px-1 text-ink text-sm">{colour.slice(3)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" heading="Type">
        {sizes.map((size) => (
          <p key={size} className={`font-display font-semibold ${size}`}>
            Guwahati to Sohra, ₹4,500
          </p>
        ))}
        <p className="max-w-prose">
          Text is set in a plain face, in short lines, with room around it. ₹1,23,456 per person.
        </p>
      </Section>
      <Section id="actions" heading="Actions" link={{ name: 'A link that reads on', path: paths.home }}>
        <Breadcrumb trail={[{ name: 'Home', path: paths.home }]} here="Kit" />
        <p className="flex flex-wrap gap-3">
          <button type="button" popoverTarget="kit-dialog" className={buttonClass}>
            Open the dialog
          </button>
          <a className={accentButtonClass} href={paths.contact}>
            On a dark ground
          </a>
          <Button disabled>Disabled</Button>
        </p>
        <Dialog id="kit-dialog" title="Delete the package ‘Paro and the Tiger’s Nest’?">
          <p>A dialog names what it is about, and what will happen.</p>
        </Dialog>
        <Toast text="Saved" />
      </Section>
      <Section id="cards" heading="Cards">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <PictureCard
            picture={pictureOf(posters.kaziranga)}
            name="Kaziranga"
            note="Grass, rhinoceros, mist."
            path={paths.home}
            sizes="33vw"
          />
        </div>
      </Section>
      <Section id="questions" heading="Accordion">
        <Accordion
          name="kit"
          questions={[
            { question: 'Does one close the other?', answer: 'Yes, they share a name.' },
            { question: 'Does it need script?', answer: 'No.' },
          ]}
        />
      </Section>
      <Section id="carousel" heading="Carousel that plays">
        <Island
          name="package-carousel"
          component={PackageCarousel}
          props={{ label: 'Destinations', slides, autoPlay: true }}
        />
      </Section>
      <Section id="fields" heading="Fields">
        <form className="grid max-w-xl gap-4">
          <StatusLine text="Enter Your Name....." tone="fault" />
          <TextField id="kit-name" name="name" label="Name" required invalid />
          <TextField id="kit-message" name="message" label="Message" rows={3} hint="A line is enough." />
        </form>
      </Section>
    </>
  );
}
