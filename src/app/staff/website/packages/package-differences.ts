import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { staffPackageDetailsContent } from '#app/staff/website/packages/details/texts.ts';
import { detailsFrom, pointFields, shortFields } from '#app/staff/website/packages/details/typed-details.ts';
import type { FieldDifference } from '#app/staff/website/publishing/differences.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { imageIdIn } from '#domain/images/image-files.ts';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentOf, timeText } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import type { ItineraryDay } from '#domain/tour-packages/tour-package.ts';
import { type FieldName, fieldNames, type PackageValues } from './package-values.ts';
import { staffTourPackagesContent as content } from './texts.ts';

/** The same price is written the same way, however it was typed. */
function readablePrice(typed: string): string {
  const paise = paiseFromTyped(typed);
  return paise === undefined ? typed : formatPaise(paise);
}

const { service: serviceTexts } = content.itinerary;

const readableDay = ({ title, text, meals = [], services = [] }: ItineraryDay, index: number) =>
  [
    `${content.itinerary.day(index + 1)}: ${title}`,
    text,
    meals.map((meal) => serviceTexts.meals[meal]).join(', '),
    ...services.map((one) =>
      serviceTexts.shown(serviceTexts.kinds[one.kind], one.title, one.starts, one.nights),
    ),
  ]
    .filter(Boolean)
    .join('\n');

const readableDays = (json: string) => (JSON.parse(json) as ItineraryDay[]).map(readableDay).join('\n\n');

const { fields: detailNames, rows: rowTexts, gallery: galleryTexts } = staffPackageDetailsContent;

/** A line for each detail that is filled in. */
function readableDetails(json: string): string {
  const typed = detailsFrom(json);
  const lists = (Object.keys(rowTexts) as (keyof typeof rowTexts)[]).map((list) =>
    [rowTexts[list].heading, ...typed[list].map((row) => Object.values(row).join(', '))].join('\n'),
  );
  const isFilled = (list: string) => list.includes('\n');
  const fields = [...shortFields, ...pointFields].flatMap((name) =>
    typed[name] ? [`${detailNames[name]}: ${typed[name]}`] : [],
  );
  const photographs = typed.gallery.map((address) =>
    imageChooserContent.fromLibrary(imageIdIn(address) ?? ''),
  );
  const gallery = photographs.length > 0 ? [[galleryTexts.heading, ...photographs].join('\n')] : [];
  return [...gallery, ...lists.filter(isFilled), ...fields].join('\n');
}

function readableState(value: string): string {
  const state = publishStates.find((name) => name === value);
  return state ? staffPublishingContent.states[state] : '';
}

function readableMoment(value: string): string {
  const moment = momentOf(value);
  return moment ? timeText(moment) : '';
}

const readers: Partial<Record<FieldName, (value: string) => string>> = {
  PriceBeforeDiscount: readablePrice,
  SellingPrice: readablePrice,
  Itinerary: readableDays,
  Details: readableDetails,
  State: readableState,
  PublishAt: readableMoment,
};

const readable = (name: FieldName, value: string) => readers[name]?.(value) ?? value;

/** Every field with its label and its values as readable text. */
export const differencesOf = (before: PackageValues, after: PackageValues): FieldDifference[] =>
  fieldNames.map((name) => ({
    name: content.fields[name],
    before: readable(name, before[name]),
    after: readable(name, after[name]),
    isHtml: name === 'Description',
  }));
