// zod/mini, because these schemas also run in the browser.
import * as z from 'zod/mini';
import {
  askedPublishing,
  momentField,
  needsTime,
  optionalText,
  requiredHtml,
  requiredPicture,
  requiredText,
  stateField,
  versionField,
} from '#domain/publishing/publishing-input.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { maxDayServices, maxPlanDays, mealList, plannedService } from '#domain/shared/trip-plan-input.ts';
import { staffMessages } from '#messages.ts';
import { parseJson } from '#platform/text.ts';
import { noDetails, type PackageDetails } from './package-details.ts';
import { readDetails } from './package-details-input.ts';
import {
  categories,
  countries,
  type ItineraryDay,
  isBelowSellingPrice,
  type TourPackageContent,
} from './tour-package.ts';

const { tourPackages: words, publishing } = staffMessages;

const day = z.object({
  title: z.string().check(z.trim(), z.maxLength(200)),
  text: z.string().check(z.trim(), z.maxLength(5000)),
  meals: z.optional(mealList),
  services: z.optional(z.array(plannedService).check(z.maxLength(maxDayServices))),
});
const days = z.array(day).check(z.maxLength(maxPlanDays));

/** Reads the days from JSON; empty days are skipped. */
function itineraryOf(typed: string): ItineraryDay[] | undefined {
  try {
    const parsed = z.safeParse(days, parseJson(typed));
    return parsed.data
      ?.map(({ title, text, meals = [], services = [] }): ItineraryDay => {
        const named = services.filter((service) => service.title !== '');
        return {
          title,
          text,
          ...(meals.length > 0 && { meals }),
          ...(named.length > 0 && { services: named }),
        };
      })
      .filter(({ title, text, services }) => title !== '' || text !== '' || services !== undefined);
  } catch {
    return undefined;
  }
}

const itinerary = z.optional(
  z.string().check(z.refine((typed) => itineraryOf(typed) !== undefined, words.itineraryWrong)),
);

/** Without the field there are no details, or the stored ones stay. */
const details = z.optional(
  z.string().check(
    z.superRefine((typed, context) => {
      const read = readDetails(typed);
      if ('fault' in read) context.issues.push({ code: 'custom', message: read.fault, input: typed });
    }),
  ),
);

const detailsOf = (typed: string | undefined): PackageDetails | undefined => {
  const read = typed === undefined ? undefined : readDetails(typed);
  return read && 'details' in read ? read.details : undefined;
};

const sellingPrice = requiredText(words.sellingPriceMissing).check(
  z.refine((typed) => paiseFromTyped(typed) !== undefined, words.sellingPriceMissing),
);
const priceBeforeDiscount = optionalText().check(
  z.refine((typed) => typed === '' || paiseFromTyped(typed) !== undefined, words.priceBeforeDiscountWrong),
);

const pricesOf = (form: { PriceBeforeDiscount: string; SellingPrice: string }) => ({
  priceBeforeDiscountPaise: paiseFromTyped(form.PriceBeforeDiscount) ?? null,
  // The field's check guarantees an amount.
  sellingPricePaise: paiseFromTyped(form.SellingPrice) ?? 0,
});

/** The first failed check in this order is reported. */
const fields = z
  .object({
    Category: z.enum(categories, words.categoryMissing),
    Country: z.enum(countries, words.countryMissing),
    Name: requiredText(words.nameMissing),
    Duration: requiredText(words.durationMissing),
    SellingPrice: sellingPrice,
    FeaturedImage: requiredPicture(words.featuredImageMissing),
    Description: requiredHtml(words.descriptionMissing),
    Inclusions: optionalText(),
    Activities: optionalText(),
    Type: optionalText(),
    PriceBeforeDiscount: priceBeforeDiscount,
    Seller: optionalText(),
    SellerDetails: optionalText(),
    // Beyond the contract.
    Itinerary: itinerary,
    Details: details,
    State: stateField,
    PublishAt: momentField,
  })
  .check(
    z.refine((form) => !isBelowSellingPrice(pricesOf(form)), {
      error: words.priceBeforeDiscountTooLow,
      path: ['PriceBeforeDiscount'],
    }),
    z.refine((form) => !needsTime(form.State, form.PublishAt), {
      error: publishing.noSuchTime,
      path: ['PublishAt'],
    }),
  );

type Fields = z.infer<typeof fields>;

/** The contract has the same fields with two prefixes; a domestic tour is always in India. */
const withoutPrefix = (prefix: string) =>
  z.transform((form: Record<string, unknown>): Record<string, unknown> => {
    const plain = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    );
    return plain.Category === 'Domestic' ? { ...plain, Country: 'India' } : plain;
  });

const contentOf = (form: Fields): Omit<TourPackageContent, 'itinerary' | 'details'> => ({
  category: form.Category,
  country: form.Country,
  name: form.Name,
  duration: form.Duration,
  inclusions: form.Inclusions,
  activities: form.Activities,
  packageType: form.Type,
  ...pricesOf(form),
  featuredImage: form.FeaturedImage,
  descriptionHtml: form.Description,
  seller: form.Seller,
  sellerDetails: form.SellerDetails,
});

export const newPackagePrefix = 'n_tourPackage';
export const editPackagePrefix = 'n_editTourPackage';

/** Fault paths have no prefix. */
export const newTourPackageInput = z.pipe(
  z.pipe(withoutPrefix(newPackagePrefix), fields),
  z.transform((form) => ({
    content: {
      ...contentOf(form),
      itinerary: itineraryOf(form.Itinerary ?? '[]') ?? [],
      details: detailsOf(form.Details) ?? noDetails,
    },
    asked: askedPublishing(form.State, form.PublishAt),
  })),
);

const target = z.object({ n_eId: requiredText(words.notReceived), n_eVersion: versionField });

const updateFields = z.pipe(
  z.pipe(withoutPrefix(editPackagePrefix), fields),
  z.transform((form) => {
    // A form without the field leaves the days or the details unchanged.
    const days = form.Itinerary === undefined ? undefined : itineraryOf(form.Itinerary);
    const details = detailsOf(form.Details);
    return {
      change: { ...contentOf(form), ...(days && { itinerary: days }), ...(details && { details }) },
      asked: askedPublishing(form.State, form.PublishAt),
    };
  }),
);

export const updateTourPackageInput = z.pipe(
  z.transform((form: Record<string, unknown>) => ({ target: form, rest: form })),
  z.pipe(
    z.object({ target, rest: updateFields }),
    z.transform(({ target: { n_eId, n_eVersion }, rest }) => ({
      id: n_eId,
      ...rest,
      ...(n_eVersion !== undefined && { baseVersion: n_eVersion }),
    })),
  ),
);
