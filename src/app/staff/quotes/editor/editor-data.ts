import { presentDraft } from '#app/staff/quotes/shown-quotes.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { findDraft } from '#domain/quotes/quote-draft-service.ts';
import { listQuotes } from '#domain/quotes/quote-staff-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { countries } from '#domain/tour-packages/tour-package.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { findTourPackage } from '#domain/tour-packages/tour-package-staff-service.ts';
import type { Db } from '#platform/database/db.ts';
import {
  blankQuote,
  partFromPackage,
  pricePart,
  quoteFromFare,
  quoteFromVersion,
  serviceRates,
} from './quote-start.ts';

async function listPackages(db: Db) {
  const lists = await Promise.all(countries.map((country) => listPublicPackages(db, country)));
  return lists.flat().map(({ id, name, sellingPricePaise }) => ({
    id,
    name: `${name}, ${formatPaise(sellingPricePaise)}`,
  }));
}

type Start = { db: Db; actor: StaffActor; settings: SiteSettings; now: Date };

/** What the next quote begins with: the last version, the fare or the price that the customer saw, or the package. */
async function startOf(
  { db, actor, settings, now }: Start,
  enquiry: EnquiryContact,
  last: Quote | undefined,
) {
  if (last) return quoteFromVersion(last, now, dayInIndia(now));
  const { trip, packageId, adults, packagePrice } = enquiry;
  if (trip?.fare) return quoteFromFare(trip, trip.fare, settings, now);
  const blank = blankQuote(settings, now);
  const found = packageId ? await findTourPackage(db, actor, packageId) : undefined;
  if (!found) return blank;
  const { line, ...part } = partFromPackage(found, adults ?? 1, serviceRates(settings));
  const priced = packagePrice?.price && pricePart(found, packagePrice.price);
  return { ...blank, ...part, lines: [line], ...priced };
}

/** Everything that the editor needs; `undefined` when there is no such enquiry. */
export async function readEditor(db: Db, actor: StaffActor, enquiryId: string, now = new Date()) {
  const found = await listQuotes(db, actor, enquiryId);
  if (!found) return undefined;
  const { enquiry, quotes } = found;
  const [settings, draft, packages] = await Promise.all([
    readSettings(db),
    findDraft(db, actor, enquiryId),
    listPackages(db),
  ]);
  const [last] = quotes;
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  return {
    enquiryId,
    name: enquiry.name,
    firstName,
    reference: enquiry.reference,
    adults: enquiry.adults ?? 1,
    version: (last?.version ?? 0) + 1,
    madeBy: actor.name,
    blank: blankQuote(settings, now),
    initial: await startOf({ db, actor, settings, now }, enquiry, last),
    draft: draft && presentDraft(draft),
    rates: serviceRates(settings),
    packages,
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof readEditor>>>;
