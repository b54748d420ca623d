import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { placeOf } from '#domain/enquiries/intake/origin.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import { fareOf } from '#domain/fares/fare.ts';
import { alwaysIncluded, notIncluded } from '#domain/fares/inclusion-text.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { RateVersion } from '#domain/fares/rates.ts';
import { isByHours, type RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { Trip } from '#domain/fares/trip.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import {
  type SampleEnquiry,
  type SampleQuote,
  type SampleTrip,
  sampleEnquiries,
} from './sample-enquiries.ts';
import { seedFleet } from './seed-fleet.ts';
import { seedSuppliers } from './seed-suppliers.ts';
import { seedTax } from './seed-tax.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const now = Date.now();
const hoursAgo = (hours: number) => new Date(Math.floor((now - hours * hourMs) / 1000) * 1000);
const inDays = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

type Staff = { id: string; name: string };
type Event = { at: Date; by?: Staff | undefined; kind: string; detail?: Record<string, string> };

export type DevelopmentLogin = { username: string; password: string };

/** The owners of the sample enquiries. The last two cannot log in: their passwords are discarded. */
const staffNames = ['Asha Bora', 'Rupa Das', 'Tenzin Dorji'];
const developmentUsername = 'asha.bora@purvai.example';

async function addStaff(client: pg.ClientBase, password: string): Promise<Staff[]> {
  const staff: Staff[] = [];
  for (const [index, name] of staffNames.entries()) {
    const username = `${name.toLowerCase().replace(' ', '.')}@purvai.example`;
    const { rows } = await client.query(
      `insert into staff_users (name, username, password_hash, admin_status, designation)
       values ($1, $2, $3, 'Admin', 'Sample') returning id`,
      [name, username, await hashPassword(index === 0 ? password : newToken())],
    );
    staff.push({ id: rows[0].id, name });
  }
  return staff;
}

/** An unassigned local number in Guwahati: no real one begins with zeros. */
const sampleNumber = (customer: number) => `+91361000${String(1000 + customer)}`;

type Customer = { id: string; name: string; number: string; email: string };

async function addCustomer(client: pg.ClientBase, name: string, index: number): Promise<Customer> {
  const number = sampleNumber(index);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const { rows } = await client.query(
    'insert into customers (name, phone_e164, email) values ($1, $2, $3) returning id',
    [name, number, email],
  );
  return { id: rows[0].id, name, number, email };
}

/** The past events of the enquiry, in order. */
function timelineOf(sample: SampleEnquiry, owner: Staff | undefined, page: string): Event[] {
  const { source = 'form', stage = 'new', notes = [], receivedHoursAgo, lostReason } = sample;
  const received = hoursAgo(receivedHoursAgo);
  const later = (share: number) => new Date(received.getTime() + share * (now - received.getTime()));
  const first: Event =
    source === 'form'
      ? { at: received, kind: 'received', detail: { page } }
      : { at: received, by: owner, kind: 'added-by-hand', detail: { source } };
  const isAnswered = stage !== 'new' && stage !== 'spam';
  // Between 3 and 22 minutes, so that some are within the response target and some are not.
  const answerMinutes = 3 + (sample.message.length % 20);
  const events: Event[] = [first];
  if (isAnswered && source === 'form')
    events.push({
      at: new Date(received.getTime() + answerMinutes * 60_000),
      by: owner,
      kind: 'stage',
      detail: { from: 'new', to: 'contacted' },
    });
  for (const [index, text] of notes.entries())
    events.push({ at: later(0.1 + index * 0.02), by: owner, kind: 'note', detail: { text } });
  if (isAnswered && stage !== 'contacted')
    events.push({
      at: later(0.8),
      by: owner,
      kind: 'stage',
      detail: { from: 'contacted', to: stage, ...(lostReason && { reason: lostReason }) },
    });
  return events;
}

type QuoteOf = { enquiryId: string; customer: Customer; madeBy: Staff; version: number; isCab: boolean };

async function addQuote(client: pg.ClientBase, quote: SampleQuote, of: QuoteOf): Promise<Event[]> {
  const { enquiryId, customer, madeBy, version, isCab } = of;
  const lines = quote.lines.map(({ rupees, ...line }) => ({ ...line, unitPaise: rupees * 100 }));
  const gstPercent = quote.gstPercent.toFixed(2);
  const { totalPaise } = sumsOf({ lines, discount: null, gstPercent });
  const madeAt = hoursAgo(quote.madeHoursAgo);
  const openedAt = quote.isOpened ? hoursAgo(quote.madeHoursAgo * 0.8) : null;
  const acceptedAt = quote.isAccepted ? hoursAgo(quote.madeHoursAgo * 0.7) : null;
  await client.query(
    `insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, made_at,
       token_hash, first_opened_at, opened_count, accepted_at, accepted_by, acceptance_mailed_at,
       service_kind, left_out, inclusions, exclusions)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $12, $14, $15, $16, $17)`,
    [
      ...[enquiryId, version, JSON.stringify(lines), gstPercent, totalPaise, inDays(quote.validDays)],
      ...[madeBy.name, madeAt, hashOf(newToken()), openedAt, openedAt ? 1 : 0],
      ...[acceptedAt, acceptedAt ? customer.name : ''],
      ...(isCab
        ? ['cab', JSON.stringify(nothingLeftOut), alwaysIncluded, notIncluded]
        : ['other', null, '', '']),
    ],
  );
  await client.query(
    'update quotes set superseded_at = $3 where enquiry_id = $1 and version < $2 and superseded_at is null',
    [enquiryId, version, madeAt],
  );
  await client.query('update enquiries set quoted_paise = $2 where id = $1', [enquiryId, totalPaise]);
  const detail = { version: String(version) };
  return [
    { at: madeAt, by: madeBy, kind: 'quote-made', detail: { ...detail, totalPaise: String(totalPaise) } },
    ...(openedAt ? [{ at: openedAt, kind: 'quote-opened', detail }] : []),
    ...(acceptedAt
      ? [{ at: acceptedAt, kind: 'quote-accepted', detail: { ...detail, by: customer.name } }]
      : []),
  ];
}

async function addEvents(client: pg.ClientBase, enquiryId: string, events: readonly Event[]): Promise<void> {
  for (const { at, by, kind, detail = {} } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await client.query(
      `insert into enquiry_events (enquiry_id, at, actor_id, actor_name, kind, detail)
       values ($1, $2, $3, $4, $5, $6)`,
      [enquiryId, at, by?.id ?? null, by?.name ?? '', kind, detail],
    );
}

/** Visitors of a development site see fares; in production an Admin confirms the rates. */
async function confirmSampleRates(client: pg.ClientBase): Promise<RateVersion | undefined> {
  const { rows } = await client.query(
    `update rate_versions set confirmed_by = 'Sample', confirmed_at = now() where is_sample and confirmed_at is null
     returning version, valid_from::text as "validFrom", rates`,
  );
  return rows[0];
}

/** So are the prices of the sample packages. */
const confirmSamplePrices = (client: pg.ClientBase) =>
  client.query('update tour_packages set price_confirmed = true where is_sample');

function pricedTrip({ trip: type, city, km, hours, days = 1 }: SampleTrip): Trip {
  if (isByHours(type)) return { city, type, hours: hours ?? 8 };
  return type === 'round-trip' ? { city, type, km: km ?? 1, days } : { city, type, km: km ?? 1 };
}

function tripOf(sample: SampleTrip, rates: RateVersion | undefined): RequestedTrip {
  const { km = null, hours = null, inDays: start, days, ...trip } = sample;
  const today = inDays(0);
  return {
    ...trip,
    km,
    hours,
    day: inDays(start),
    returnDay: days === undefined ? null : inDays(start + days - 1),
    fare: rates ? fareOf({ trip: pricedTrip(sample), carType: trip.car, rates, today }) : null,
  };
}

/** The cab ride fills in the facts of the trip, as at the intake; others were noted by staff. */
async function addFacts(
  client: pg.ClientBase,
  enquiryId: string,
  { facts, trip }: SampleEnquiry,
): Promise<void> {
  if (trip)
    await client.query(
      `update enquiries set trip_from = trip->>'from', trip_to = trip->>'to', trip_starts = (trip->>'day')::date,
         trip_ends = coalesce(trip->>'returnDay', trip->>'day')::date, car_type = trip->>'car' where id = $1`,
      [enquiryId],
    );
  if (!facts) return;
  const { from = '', to, inDays: start, days, adults, children, budgetRupees } = facts;
  const budget = budgetRupees === undefined ? null : budgetRupees * 100;
  await client.query(
    `update enquiries set trip_from = $2, trip_to = $3, trip_starts = $4, trip_ends = $5, adults = $6, children = $7,
       budget_paise = $8 where id = $1`,
    [enquiryId, from, to, inDays(start), inDays(start + days - 1), adults, children ?? null, budget],
  );
}

type AddedFor = { customer: Customer; staff: Staff[]; rates: RateVersion | undefined; key: string };

async function addEnquiry(
  client: pg.ClientBase,
  sample: SampleEnquiry,
  { customer, staff, rates, key }: AddedFor,
): Promise<void> {
  const { source = 'form', stage = 'new', page = '', message, receivedHoursAgo, followUpHours } = sample;
  const owner = sample.owner === undefined ? undefined : staff[sample.owner];
  const { service, city } = placeOf(page);
  const receivedAt = hoursAgo(receivedHoursAgo);
  const events = timelineOf(sample, owner, page);
  const isAnswered = stage !== 'new' && stage !== 'spam';
  const firstAnswer = isAnswered ? (events[1]?.at ?? receivedAt) : null;
  const { rows } = await client.query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
       received_at, mailed_at, updated_at, source, page, service, city, customer_id, stage, lost_reason, owner_id,
       follow_up_at, first_response_at, spam_reasons, trip, is_sample)
     values ($1, '', '', $2, $3, $3, $4, $5, $6, $6, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, true)
     returning id`,
    [
      ...[key, customer.name, customer.number, customer.email, message, receivedAt],
      ...[source, page, service, city, customer.id, stage, sample.lostReason ?? '', owner?.id ?? null],
      ...[isOpen(stage) ? hoursAgo(-(followUpHours ?? 0.5)) : null, firstAnswer],
      stage === 'spam' ? ['links'] : [],
      sample.trip ? tripOf(sample.trip, rates) : null,
    ],
  );
  const enquiryId: string = rows[0].id;
  await addFacts(client, enquiryId, sample);
  for (const [index, quote] of (sample.quotes ?? []).entries()) {
    const of = {
      enquiryId,
      customer,
      madeBy: owner ?? (staff[0] as Staff),
      version: index + 1,
      isCab: quote.isCab ?? false,
    };
    events.push(...(await addQuote(client, quote, of)));
  }
  await addEvents(client, enquiryId, events);
}

/**
 * Adds an Admin, enquiries in every stage, suppliers, cars, drivers and bookings for development, so that the staff area is not
 * empty, and confirms the sample rates and prices. Adds nothing if there are users already.
 */
export async function seedDevelopment(
  databaseUrl: string,
  encryption: Encryption,
): Promise<DevelopmentLogin | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select exists (select from staff_users) as found');
    if (rows[0].found) return undefined;
    const password = randomBytes(12).toString('base64url');
    await client.query('begin');
    const staff = await addStaff(client, password);
    const rates = await confirmSampleRates(client);
    await confirmSamplePrices(client);
    const customers = new Map<string, Customer>();
    const oldestFirst = sampleEnquiries.toSorted((a, b) => b.receivedHoursAgo - a.receivedHoursAgo);
    for (const [index, sample] of oldestFirst.entries()) {
      const customer = customers.get(sample.name) ?? (await addCustomer(client, sample.name, index));
      customers.set(sample.name, customer);
      await addEnquiry(client, sample, { customer, staff, rates, key: `sample-${index}` });
    }
    await seedSuppliers(client);
    await seedTax(client);
    await seedFleet({ client, encryption, rates });
    await client.query('commit');
    return { username: developmentUsername, password };
  } finally {
    await client.end();
  }
}
