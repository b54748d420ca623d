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
import type { Party } from '#domain/tour-packages/price/package-price.ts';
import { partyQuery, usualParty } from '#domain/tour-packages/price/party-input.ts';
import { listQuotedPackages, readQuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import type { Db } from '#platform/database/db.ts';
import { partFromPackage, pricePart } from './package-part.ts';
import { blankQuote, quoteFromFare, quoteFromVersion, serviceRates } from './quote-start.ts';

async function listPackages(db: Db, actor: StaffActor) {
  const listed = await listQuotedPackages(db, actor);
  return listed.map(({ id, name, pricePaise }) => ({
    id,
    name: pricePaise === null ? name : `${name}, ${formatPaise(pricePaise)}`,
  }));
}

/** Who travels: as the customer calculated, or as the enquiry says, and otherwise the usual party. */
function partyFor({ packagePrice, adults, tripStarts }: EnquiryContact, now: Date): Party {
  if (packagePrice) return packagePrice.party;
  const usual = usualParty(now);
  const month = tripStarts ? Number(tripStarts.slice(5, 7)) : usual.month;
  return { ...usual, adults: adults || usual.adults, month };
}

type Start = { db: Db; actor: StaffActor; settings: SiteSettings; now: Date };

/** What the next quote begins with: the last version, the fare or the price that the customer saw, or the package. */
async function startOf(
  { db, actor, settings, now }: Start,
  enquiry: EnquiryContact,
  last: Quote | undefined,
) {
  if (last) return quoteFromVersion(last, now, dayInIndia(now));
  const { trip, packageId, packagePrice } = enquiry;
  if (trip?.fare) return quoteFromFare(trip, trip.fare, settings, now);
  const blank = blankQuote(settings, now);
  if (!packageId) return blank;
  const found = await readQuotedPackage(db, actor, packageId);
  const part = found && partFromPackage(found, partyFor(enquiry, now), settings);
  if (!packagePrice?.price) return { ...blank, ...part };
  // The package may have been withdrawn since; the customer saw this price.
  const named = found ?? { name: (await findPackageName(db, packageId)) ?? '', duration: '' };
  const serviceKind =
    packagePrice.country === 'India' ? ('tour-package' as const) : ('overseas-package' as const);
  return { ...blank, serviceKind, ...part, ...pricePart(named, packagePrice.price) };
}

/** Everything that the editor needs; `undefined` when there is no such enquiry. */
export async function readEditor(db: Db, actor: StaffActor, enquiryId: string, now = new Date()) {
  const found = await listQuotes(db, actor, enquiryId);
  if (!found) return undefined;
  const { enquiry, quotes } = found;
  const [settings, draft, packages] = await Promise.all([
    readSettings(db),
    findDraft(db, actor, enquiryId),
    listPackages(db, actor),
  ]);
  const [last] = quotes;
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  return {
    enquiryId,
    name: enquiry.name,
    firstName,
    reference: enquiry.reference,
    party: partyQuery(partyFor(enquiry, now)),
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
