import { Offer } from '#app/quote/offer-view.tsx';
import { toOfferView } from '#app/quote/to-offer-view.ts';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import type { EditorData } from './editor-data.ts';
import type { TypedSums } from './typed-sums.ts';

const content = staffQuotesContent.editor;

type Props = {
  editor: Pick<EditorData, 'reference' | 'firstName' | 'madeBy'>;
  version: number;
  sums: TypedSums;
};

/** The quote as the customer will read it, while it is typed. */
export function QuotePreview({ editor: { reference, firstName, madeBy }, version, sums }: Props) {
  const about = { reference, firstName, madeBy, version, madeOn: '' };
  return (
    <section
      aria-label={content.preview}
      className="grid gap-3 xl:sticky xl:top-[calc(var(--shell-top)+1rem)] xl:max-h-[calc(100dvh-var(--shell-top)-2rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <p className="font-semibold text-quiet text-sm">{content.preview}</p>
      <div className="rounded-2xl border border-line bg-card p-5">
        {'missing' in sums ? (
          <p className="text-quiet">{sums.missing}</p>
        ) : (
          <Offer offer={toOfferView(sums.terms, about)} isPreview />
        )}
      </div>
    </section>
  );
}
