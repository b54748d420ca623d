import { packagePriceContent as content } from '#app/content/site/package-price.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import {
  noPriceFor,
  type Party,
  type PricedPackage,
  packagePriceOf,
} from '#domain/tour-packages/price/package-price.ts';
import {
  dollarNote,
  priceNotes,
  priceRows,
  totalText,
} from '#domain/tour-packages/price/package-price-text.ts';
import { packagePriceFile, packagePricePath } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import type { PriceSettings } from '#domain/tour-packages/price/price-settings.ts';
import { messageFormId } from '#paths.ts';

export type PackagePriceProps = {
  id: string;
  name: string;
  tour: PricedPackage;
  settings: PriceSettings;
  party: Party;
  chat: { phoneE164: string; code: string };
  /** Whether the page shows the form of the enquiry below. */
  hasForm: boolean;
};

/** Where the form leads without script, so that the price is on the screen. */
export const priceResultId = 'package-price-result';

function Row({ name, detail, amount }: { name: string; detail: string; amount: string }) {
  return (
    <div className="flex justify-between gap-x-4">
      <dt className="min-w-0">
        {name}
        {detail && <span className="text-quiet"> {detail}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  );
}

/** The party and its price, line by line. */
export function PriceResult({ id, name, tour, settings, party, chat, hasForm }: PackagePriceProps) {
  const price = packagePriceOf(tour, party, settings);
  const reason = noPriceFor(tour, party);
  const who = partyText(party, tour.country);
  const total = price ? formatPaise(price.totalPaise) : content.ask;
  const people = party.adults + party.childAges.length;
  const dollars = price ? dollarNote(price, party, settings) : '';
  const notes = price ? priceNotes(tour, party, price, settings) : [];
  const enquire = packagePricePath(id, party);
  return (
    <div id={priceResultId} className="grid gap-3 border-line border-t pt-3">
      <p aria-live="polite">
        <span className="block text-quiet text-sm">{who}</span>
        <strong className="font-display font-semibold text-3xl" data-testid="package-total">
          {total}
        </strong>
        {price && <span className="text-quiet text-sm"> {content.everything(people)}</span>}
        {dollars && <span className="block font-semibold">{dollars}</span>}
      </p>
      {reason && <p>{content.noPrice[reason](tour.details, monthNames[party.month - 1] ?? '')}</p>}
      {price && (
        <dl className="grid gap-1 text-sm">
          {priceRows(price).map((row) => (
            <Row key={row.name} {...row} />
          ))}
          <div className="flex justify-between gap-x-4 border-line border-t pt-1 font-semibold">
            <dt>{content.total}</dt>
            <dd className="tabular-nums">{total}</dd>
          </div>
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="text-quiet text-sm">
          {note}
        </p>
      ))}
      {price && price.tcsPaise > 0 && <p className="text-quiet text-sm">{content.taxNote}</p>}
      {price?.season && <p className="text-quiet text-sm">{content.season(price.season)}</p>}
      <div className="flex flex-wrap gap-2">
        {/* A form that is on this page was filled in by the server for the party of its address. */}
        <a className={`${buttonClass} grow text-center`} href={`${enquire}#${messageFormId}`}>
          {hasForm ? content.enquireAgain : content.enquire}
        </a>
        <a
          className={`${outlineButtonClass} grow text-center`}
          href={chatLink(
            chat.phoneE164,
            content.chatText(name, who, price && totalText(price, party, settings)),
            chat.code,
          )}
        >
          {content.chat}
        </a>
      </div>
      {price && (
        <a
          className="inline-flex min-h-11 items-center font-semibold text-teal underline"
          href={packagePriceFile(id, party)}
          rel="nofollow"
        >
          {content.download}
        </a>
      )}
    </div>
  );
}
