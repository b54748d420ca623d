import { type PermitRegion, permitRegions } from '#domain/bookings/trips/service-details.ts';
import type { TripService } from '#domain/bookings/trips/services.ts';
import { ageOn } from '#domain/bookings/trips/trip.ts';
import type { PaperKind } from './paper.ts';

const regions: ReadonlySet<string> = new Set(permitRegions);
const isRegion = (text: string): text is PermitRegion => regions.has(text);

export type PaperTraveller = {
  id: string;
  /** `1990-04-17` */
  birthDate: string | null;
  /** On the first day of the trip, while the birth date is not known. */
  age: number | null;
  /** ISO 3166-1 alpha-2; empty while it is not known. */
  nationality: string;
};

/** Null while the days of the trip are not agreed. */
export type TripDays = { firstDay: string | null; lastDay: string | null };

/** One of the kinds is enough. */
export type NeededPaper = {
  kinds: readonly PaperKind[];
  /** One sentence. */
  reason: string;
  /** A passport, a visa or an insurance has to be valid on this day. */
  validUntil: string | null;
  /** The agency's sources do not agree, or say nothing about this case. */
  checkWithAgent: boolean;
};

const adultAge = 18;

/** The same day of a later month, or the last day of that month where it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** By the birth date, or else by the age as quoted; an unknown age counts as an adult's. */
function isMinor({ birthDate, age }: PaperTraveller, { firstDay }: TripDays): boolean {
  const years = birthDate !== null && firstDay !== null ? ageOn(birthDate, firstDay) : age;
  return years !== null && years < adultAge;
}

type Need = Omit<NeededPaper, 'validUntil' | 'checkWithAgent'> & Partial<NeededPaper>;

function bhutanForIndians(isChild: boolean, { lastDay }: TripDays): Need[] {
  const validUntil = lastDay && monthsAfter(lastDay, 6);
  return [
    isChild
      ? {
          kinds: ['passport', 'birth-certificate'],
          reason:
            'Bhutan asks Indians under 18 for a passport that is valid for six more months or for a birth certificate in English.',
          validUntil,
        }
      : {
          kinds: ['passport', 'voter-card'],
          reason:
            'Bhutan asks Indians for a passport that is valid for six more months or for the original voter card.',
          validUntil,
        },
    { kinds: ['photo'], reason: 'The permit for Bhutan needs a photo.' },
    {
      kinds: ['insurance'],
      reason: 'Some pages say that Bhutan asks Indians for a travel insurance: check with the agent.',
      validUntil: lastDay,
      checkWithAgent: true,
    },
  ];
}

const bhutanForOthers = ({ lastDay }: TripDays): Need[] => [
  {
    kinds: ['passport'],
    reason: 'Bhutan asks visitors from other countries for a passport.',
    validUntil: lastDay,
  },
  { kinds: ['photo'], reason: 'The visa for Bhutan needs a photo.' },
  {
    kinds: ['visa'],
    reason: 'Visitors from other countries need a visa for Bhutan.',
    validUntil: lastDay,
  },
  {
    kinds: ['insurance'],
    reason: 'Bhutan asks visitors from other countries for a travel insurance: check with the agent.',
    validUntil: lastDay,
    checkWithAgent: true,
  },
];

const innerLineForIndians = (isChild: boolean, { lastDay }: TripDays): Need[] => [
  isChild
    ? {
        kinds: ['passport', 'other', 'birth-certificate'],
        reason:
          'A child needs a paper of identity for the inner line permit: check with the agent which one.',
        validUntil: lastDay,
        checkWithAgent: true,
      }
    : {
        kinds: ['voter-card', 'passport', 'other'],
        reason: 'The inner line permit needs one paper of identity with a photo.',
        validUntil: lastDay,
      },
  { kinds: ['photo'], reason: 'The inner line permit needs a photo.' },
];

const restrictedAreaForOthers = ({ lastDay }: TripDays): Need[] => [
  {
    kinds: ['passport'],
    reason: 'An agent applies for the restricted area permit with the passport.',
    validUntil: lastDay,
  },
  {
    kinds: ['visa'],
    reason: 'An agent applies for the restricted area permit with the visa for India.',
    validUntil: lastDay,
  },
  { kinds: ['photo'], reason: 'The restricted area permit needs a photo.' },
];

function needsOf(region: PermitRegion, traveller: PaperTraveller, days: TripDays): Need[] {
  const isIndian = traveller.nationality === '' || traveller.nationality === 'IN';
  const isChild = isMinor(traveller, days);
  if (region === 'bhutan') return isIndian ? bhutanForIndians(isChild, days) : bhutanForOthers(days);
  return isIndian ? innerLineForIndians(isChild, days) : restrictedAreaForOthers(days);
}

/** What a traveller needs for a permit. While the nationality is not known, what an Indian needs is to be checked. */
export const neededPapers = (
  { region }: { region: PermitRegion },
  traveller: PaperTraveller,
  days: TripDays,
): NeededPaper[] =>
  needsOf(region, traveller, days).map((need) => ({
    validUntil: null,
    ...need,
    checkWithAgent: need.checkWithAgent === true || traveller.nationality === '',
  }));

/** From the least that is wrong with a paper to the most. */
const problems = ['expiry-unknown', 'expires-too-early', 'expired', 'missing'] as const;
export type PaperProblem = (typeof problems)[number];

export type ReceivedPaper = { travellerId: string; kind: PaperKind; expiresOn: string | null };

export type MissingPaper = NeededPaper & {
  serviceId: string;
  region: PermitRegion;
  travellerId: string;
  problem: PaperProblem;
};

/** Only these have a last day that a permit asks for. */
const expiringKinds: ReadonlySet<PaperKind> = new Set(['passport', 'visa', 'insurance']);

/** What is wrong with a paper; undefined where nothing is. */
function problemOf(
  { kind, expiresOn }: ReceivedPaper,
  validUntil: string | null,
  today: string,
): PaperProblem | undefined {
  if (expiresOn !== null && expiresOn < today) return 'expired';
  if (!expiringKinds.has(kind) || validUntil === null) return undefined;
  if (expiresOn === null) return 'expiry-unknown';
  return expiresOn < validUntil ? 'expires-too-early' : undefined;
}

/** Of several papers that would do, the best one counts. */
function problemWith(
  need: NeededPaper,
  papers: readonly ReceivedPaper[],
  today: string,
): PaperProblem | undefined {
  const found = papers
    .filter(({ kind }) => need.kinds.includes(kind))
    .map((paper) => problemOf(paper, need.validUntil, today));
  if (found.includes(undefined)) return undefined;
  return problems.find((problem) => found.includes(problem)) ?? 'missing';
}

type Permit = Pick<TripService, 'id' | 'kind' | 'state' | 'details' | 'travellerIds'>;

/** For each permit of a trip and each of its travellers: the papers that are missing or not valid long enough. */
export function missingPapers(
  services: readonly Permit[],
  travellers: readonly PaperTraveller[],
  papers: readonly ReceivedPaper[],
  { today, ...days }: TripDays & { today: string },
): MissingPaper[] {
  return services.flatMap(({ id: serviceId, kind, state, details, travellerIds }) => {
    const region = Object.hasOwn(details, 'region') ? (details.region ?? '') : '';
    if (kind !== 'permit' || state === 'cancelled' || !isRegion(region)) return [];
    return travellers
      .filter(({ id }) => travellerIds.length === 0 || travellerIds.includes(id))
      .flatMap((traveller) => {
        const mine = papers.filter(({ travellerId }) => travellerId === traveller.id);
        return neededPapers({ region }, traveller, days).flatMap((need): MissingPaper[] => {
          const problem = problemWith(need, mine, today);
          return problem ? [{ ...need, serviceId, region, travellerId: traveller.id, problem }] : [];
        });
      });
  });
}
