import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { useChatLink, useSiteSettings } from '#app/site/use-site-settings.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { messageFormId } from '#paths.ts';
import { datesOf } from './dates-of.ts';
import { leadsToPrice } from './leads-to-price.ts';
import { calculatorId } from './package-calculator.tsx';
import { pricesOf } from './package-list.tsx';

type Props = { tourPackage: DescribedTourPackage };

/** What the tour costs and when it can be travelled; beside the text on a desktop, where it stays in view. */
export function PriceCard({ tourPackage }: Props) {
  const { name, country, duration, details } = tourPackage;
  const prices = pricesOf(tourPackage);
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-card p-4 sm:p-6 lg:sticky lg:top-6">
      <p>
        <span className="block text-quiet text-sm">{content.price}</span>
        <strong className="font-display font-semibold text-3xl">{prices?.first ?? content.askPrice}</strong>{' '}
        {prices && (
          <span className="text-quiet">
            {content.perPerson} · {prices.second}
          </span>
        )}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {datesOf(duration, details).map((row) => (
          <div key={row.name} className="col-span-full grid grid-cols-subgrid">
            <dt className="font-semibold">{row.name}</dt>
            <dd className="text-quiet">{row.value}</dd>
          </div>
        ))}
      </dl>
      {/* On a phone the bar at the bottom has the same buttons. */}
      <div className="grid gap-3 max-md:hidden print:hidden">
        <p className="grid grid-cols-2 gap-3">
          <a className={buttonClass} href={`#${calculatorId}`}>
            {leadsToPrice(tourPackage) ? content.wholePrice : content.askPrice}
          </a>
          <a className={`${buttonClass} bg-saffron! text-night!`} href={`#${messageFormId}`}>
            {content.enquire}
          </a>
        </p>
        <ContactButtons chatText={packageLists[country].chatText(name)} />
      </div>
    </div>
  );
}

const round = 'grid size-[46px] shrink-0 place-items-center rounded-full border border-line text-teal';

/** On a phone: the price, a person and the way to the whole price, in place of the site's own bar (see app.css). */
export function PackageBar({ tourPackage }: Props) {
  const { phoneE164 } = useSiteSettings();
  const chatLink = useChatLink(packageLists[tourPackage.country].chatText(tourPackage.name));
  const prices = pricesOf(tourPackage);
  return (
    <nav
      aria-label={content.bar.label}
      className="bottom-bar package-bar fixed inset-x-0 bottom-0 z-20 flex min-h-[calc(3.5rem+1px+env(safe-area-inset-bottom))] items-center gap-[8px] border-line border-t bg-card px-[12px] pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        {prices && <span className="block text-[min(0.8125rem,4vw)] text-quiet">{content.from}</span>}
        <strong className="font-display text-[min(1.125rem,5.5vw)]">
          {prices?.first ?? content.askPrice}
        </strong>
      </p>
      <a className={round} href={`tel:${phoneE164}`} aria-label={content.bar.call}>
        <PhoneIcon />
      </a>
      <a className={round} href={chatLink} aria-label={content.bar.chat}>
        <ChatIcon />
      </a>
      <a
        className={`${buttonClass} whitespace-nowrap px-[16px]! text-[min(1rem,4.5vw)]`}
        href={`#${calculatorId}`}
      >
        {leadsToPrice(tourPackage) ? content.wholePrice : content.enquire}
      </a>
    </nav>
  );
}
