import type { ReactNode } from 'react';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { CancellingTable } from './cancelling-table.tsx';
import { OfferLines } from './offer-lines.tsx';
import { PlanParts } from './plan-parts.tsx';
import { Points } from './points.tsx';
import type { OfferView } from './to-offer-view.ts';

function Facts({ offer }: { offer: OfferView }) {
  const facts = [
    [content.reference, offer.reference],
    [content.version, offer.version],
    [content.validUntil, offer.validUntil],
    [content.madeBy, offer.madeBy],
    [content.madeOn, offer.madeOn],
    [content.tripDays, offer.tripDays],
    [content.travellers, offer.travellers],
    ...offer.buyer.map(({ name, value }) => [name, value]),
  ].filter(([, value]) => value !== '');
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-quiet">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Itinerary({ days }: { days: string[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="quote-itinerary" className="grid gap-3">
      <h2 id="quote-itinerary" className="text-xl">
        {content.itinerary}
      </h2>
      <ol className="grid gap-2 border-saffron border-l-2 pl-4">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and two days may say the same
          <li key={index} className="wrap-anywhere">
            {day}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Payments({ offer }: { offer: OfferView }) {
  if (offer.payments.length === 0 && !offer.isPlanEnded) return null;
  return (
    <section aria-labelledby="quote-payments" className="grid gap-2">
      <h2 id="quote-payments" className="text-xl">
        {content.payments}
      </h2>
      <div className="rounded-xl bg-sand px-4 py-3">
        {offer.isPlanEnded ? <p>{content.paymentsEnded}</p> : <PlanParts parts={offer.payments} />}
      </div>
    </section>
  );
}

type Props = {
  offer: OfferView;
  /** The id of the form that optional lines are chosen in. */
  form?: string | undefined;
  /** Between the heading and the lines. */
  notice?: ReactNode;
  /** The terms of a preview are open. */
  isPreview?: boolean;
};

/** An offer as the customer reads it: on its page, and in the preview of the editor. */
export function Offer({ offer, form, notice, isPreview = false }: Props) {
  const Title = isPreview ? 'h2' : 'h1';
  return (
    <div className="@container grid content-start gap-8">
      <div className="grid gap-3">
        <Title className="text-4xl">{content.heading}</Title>
        {offer.firstName && <p className="text-lg wrap-anywhere">{content.for(offer.firstName)}</p>}
        <Facts offer={offer} />
      </div>
      {notice}
      <OfferLines offer={offer} choice={form ? { form } : undefined} />
      <Payments offer={offer} />
      <CancellingTable id="quote-cancelling" rows={offer.cancelling} note={offer.cancellingNote} />
      <Itinerary days={offer.itinerary} />
      {offer.inclusions.length + offer.exclusions.length > 0 && (
        <div className="grid gap-6 @xl:grid-cols-2">
          <Points id="inclusions" heading={content.inclusions} points={offer.inclusions} mark="tick" />
          <Points id="exclusions" heading={content.exclusions} points={offer.exclusions} mark="cross" />
        </div>
      )}
      {offer.terms && (
        <details open={isPreview} className="quote-terms group rounded-xl border border-line px-4">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
            {content.terms}
            <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180 print:hidden" />
          </summary>
          <p className="whitespace-pre-line pb-4 text-sm wrap-anywhere">{offer.terms}</p>
        </details>
      )}
    </div>
  );
}
