// zod/mini, because these schemas also run in the browser.
import * as z from 'zod/mini';
import { imageIdIn } from '#domain/images/image-files.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { staffMessages } from '#messages.ts';
import { parseJson } from '#platform/text.ts';
import { difficulties, type PackageDetails, themes } from './package-details.ts';

const messages = staffMessages.tourPackages.details;

const maxRows = 12;
const maxPoints = 40;
const maxPeople = 500;
const maxNights = 90;
const maxAge = 99;
/** More would make the page of a package heavy on a phone. */
export const maxPhotographs = 12;

/** The same object whatever staff leave out: every field is typed text. */
const text = (maxLength = 200) =>
  z._default(z.string(messages.wrong).check(z.trim(), z.maxLength(maxLength, messages.tooLong)), '');

const wholeNumber = (typed: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const number = (min: number, max: number, message: string) =>
  z.pipe(
    text().check(z.refine((typed) => wholeNumber(typed, min, max) !== undefined, message)),
    z.transform((typed) => wholeNumber(typed, min, max) ?? min),
  );

const optionalNumber = (min: number, max: number, message: string) =>
  z.pipe(
    text().check(z.refine((typed) => typed === '' || wholeNumber(typed, min, max) !== undefined, message)),
    z.transform((typed) => wholeNumber(typed, min, max) ?? null),
  );

/** `0` and `free` are an amount here, because small children often pay nothing. */
const amountOf = (typed: string): number | undefined =>
  /^(₹ ?)?0$|^free$/i.test(typed) ? 0 : paiseFromTyped(typed);

const amount = (message: string) =>
  z.pipe(
    text().check(z.refine((typed) => amountOf(typed) !== undefined, message)),
    z.transform((typed) => amountOf(typed) ?? 0),
  );

const optionalAmount = (message: string) =>
  z.pipe(
    text().check(z.refine((typed) => typed === '' || amountOf(typed) !== undefined, message)),
    z.transform((typed) => amountOf(typed) ?? 0),
  );

/** One point per line. */
const points = z.pipe(
  text(6000),
  z.transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, maxPoints),
  ),
);

/** What is typed instead of a percentage for months in which the tour does not run. */
export const closedSeason = 'closed';

const isClosed = (typed: string) => typed.toLowerCase() === closedSeason;

const percentChange = z.pipe(
  text().check(z.refine((typed) => isClosed(typed) || /^[+\-−]?\d{1,2}$/.test(typed), messages.seasonWrong)),
  z.transform((typed) =>
    isClosed(typed) ? { percent: 0, isClosed: true } : { percent: Number(typed.replace('−', '-')) },
  ),
);

const rows = <Row extends z.core.$ZodType>(row: Row) =>
  z._default(z.array(row).check(z.maxLength(maxRows, messages.tooMany)), []);

const childPrices = z.pipe(
  rows(z.object({ underAge: number(1, 18, messages.ageWrong), price: amount(messages.priceWrong) })),
  z.transform((found) =>
    found
      .map(({ underAge, price }) => ({ underAge, pricePaise: price }))
      .toSorted((a, b) => a.underAge - b.underAge),
  ),
);

const groupPrices = z.pipe(
  rows(
    z.object({ minPeople: number(2, maxPeople, messages.peopleWrong), price: amount(messages.priceWrong) }),
  ),
  z.transform((found) =>
    found
      .map(({ minPeople, price }) => ({ minPeople, adultPaise: price }))
      .toSorted((a, b) => a.minPeople - b.minPeople),
  ),
);

const month = number(1, 12, messages.monthWrong);
const seasons = rows(
  z.pipe(
    z.object({
      name: text(60).check(z.minLength(1, messages.seasonNameMissing)),
      fromMonth: month,
      toMonth: month,
      percent: percentChange,
    }),
    z.transform(({ percent, ...season }) => ({ ...season, ...percent })),
  ),
);

/** Addresses of images of the library, each once. */
const gallery = z.pipe(
  z._default(
    z
      .array(
        z.string(messages.wrong).check(z.refine((typed) => imageIdIn(typed) !== undefined, messages.wrong)),
      )
      .check(z.maxLength(maxPhotographs, messages.tooManyPhotographs)),
    [],
  ),
  z.transform((addresses) => [...new Set(addresses)]),
);

const optionalDay = z.pipe(
  text().check(z.refine((typed) => typed === '' || dayOf(typed) === typed, messages.dayWrong)),
  z.transform((typed) => typed || null),
);

const areAllOrNone = (values: readonly unknown[]): boolean => values.every(Boolean) || !values.some(Boolean);

const details = z
  .object({
    nights: optionalNumber(0, maxNights, messages.nightsWrong),
    childPrices,
    groupPrices,
    singleSupplement: optionalAmount(messages.priceWrong),
    flightsRoute: text(100),
    flightsPrice: optionalAmount(messages.priceWrong),
    flightsOn: optionalDay,
    seasons,
    minPeople: optionalNumber(1, maxPeople, messages.peopleWrong),
    maxPeople: optionalNumber(1, maxPeople, messages.peopleWrong),
    pricesUntil: optionalDay,
    startPoint: text(),
    endPoint: text(),
    hotelClass: text(),
    included: points,
    notIncluded: points,
    papers: points,
    places: points,
    gallery,
    minAge: optionalNumber(0, maxAge, messages.ageWrong),
    fitness: text(400),
    difficulty: z._default(z.enum(['', ...difficulties], messages.wrong), ''),
    theme: z._default(z.enum(['', ...themes], messages.wrong), ''),
    bestMonths: text(),
  })
  .check(
    z.refine(({ minPeople, maxPeople: most }) => minPeople === null || most === null || minPeople <= most, {
      error: messages.peopleWrong,
      path: ['maxPeople'],
    }),
    z.refine(
      ({ flightsRoute, flightsPrice, flightsOn }) => areAllOrNone([flightsRoute, flightsPrice, flightsOn]),
      {
        error: messages.flightsWrong,
        path: ['flightsRoute'],
      },
    ),
  );

/** The details as staff type them: every field is text, a list is one point per line. */
export type DetailsInput = z.input<typeof details>;

type Read = { details: PackageDetails } | { fault: string };

/** Reads the typed details from JSON. */
export function readDetails(json: string): Read {
  try {
    const parsed = z.safeParse(details, parseJson(json));
    if (!parsed.success) return { fault: parsed.error.issues[0]?.message ?? messages.wrong };
    const { singleSupplement, flightsRoute, flightsPrice, flightsOn, ...rest } = parsed.data;
    return {
      details: {
        ...rest,
        singleSupplementPaise: singleSupplement,
        ...(flightsOn && { flights: { route: flightsRoute, paise: flightsPrice, checkedOn: flightsOn } }),
      },
    };
  } catch {
    return { fault: messages.wrong };
  }
}
