import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { ItineraryPrint } from '#domain/tour-packages/price/asked-price.ts';
import { type PackagePrice, packagePriceOf } from '#domain/tour-packages/price/package-price.ts';
import { dollarNote, priceNotes, priceRows } from '#domain/tour-packages/price/package-price-text.ts';
import { usualParty } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { packageLabels } from './labels.ts';
import { colours, fullWidth, left, type Style, type Text } from './paper.ts';
import { bodyStyle } from './write-blocks.ts';

const labels = packageLabels.whole;
const labelStyle: Style = { ...bodyStyle, face: 'bold' };
const totalStyle: Style = { face: 'display', size: 14, leading: 20, colour: colours.ink };

const gap = 10;
const amountWidth = 110;
const detailWidth = 160;
const nameWidth = fullWidth - detailWidth - amountWidth;

function rowOf([name = '', detail = '', amount = '']: readonly string[], style: Style): Text[] {
  const run = (text: string) => [{ text }];
  const detailBox = { x: left + nameWidth, width: detailWidth - gap };
  const amountBox = { x: left + nameWidth + detailWidth, width: amountWidth };
  return [
    { runs: run(name), style, box: { x: left, width: nameWidth - gap } },
    { runs: run(detail), style, box: detailBox, align: 'right' },
    { runs: run(amount), style, box: amountBox, align: 'right' },
  ];
}

const notesOf = (
  { tourPackage: { details }, madeAt }: ItineraryPrint,
  { season, tcsPaise }: PackagePrice,
) => [
  labels.dated(dateText(dayInIndia(madeAt))),
  ...(details.pricesUntil ? [labels.until(dateText(details.pricesUntil))] : []),
  ...(season ? [labels.season(season.name, season.percent)] : []),
  ...(tcsPaise > 0 ? [labels.tcsNote] : []),
];

/** The whole price, line by line, as the page's calculator shows it; `undefined` where there it has no figure. */
export function priceTable(print: ItineraryPrint) {
  const { tourPackage, settings, madeAt, party = usualParty(madeAt) } = print;
  const price = packagePriceOf(tourPackage, party, settings);
  if (!price) return undefined;
  const rows = priceRows(price).map(({ name, detail, amount }) => rowOf([name, detail, amount], bodyStyle));
  const total = rowOf([labels.total, '', formatPaise(price.totalPaise)], totalStyle);
  return {
    heading: labels.heading,
    who: partyText(party, tourPackage.country),
    rows: [
      { cells: rowOf(labels.columns, labelStyle), isHead: true },
      ...[...rows, total].map((cells) => ({ cells, isHead: false })),
    ],
    notes: [
      ...[dollarNote(price, party, settings)].filter(Boolean),
      ...priceNotes(tourPackage, party, price, settings),
      ...notesOf(print, price),
    ],
  };
}
