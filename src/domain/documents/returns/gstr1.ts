import { isStateCode, stateName } from '#domain/shared/indian-states.ts';
import type { ListedDocument, TaxLine } from './listed-document.ts';
import { takenInBy } from './taken-in.ts';

/** The sheets of the government's offline tool that an agency needs, in the order of its template. */
export const gstr1Sheets = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'at',
  'atadj',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const;
export type Gstr1Sheet = (typeof gstr1Sheets)[number];

/** A text, or an amount in paise. */
export type ReturnCell = string | { hundredths: number };

const invoiceColumns = ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'];
const rateColumns = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'];
const hsnColumns = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
];

/** As in the template of the offline tool, version of May 2025. */
export const gstr1Columns: Record<Gstr1Sheet, readonly string[]> = {
  b2b: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', ...invoiceColumns, 'Reverse Charge'],
    ...[
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
  ],
  b2cl: [...invoiceColumns, ...rateColumns, 'E-Commerce GSTIN'],
  b2cs: ['Type', 'Place Of Supply', ...rateColumns, 'E-Commerce GSTIN'],
  cdnr: [
    ...[
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
    ],
    ...['Reverse Charge', 'Note Supply Type', 'Note Value', ...rateColumns],
  ],
  cdnur: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    ...rateColumns,
  ],
  at: ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Gross Advance Received', 'Cess Amount'],
  atadj: ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Gross Advance Adjusted', 'Cess Amount'],
  'hsn-b2b': hsnColumns,
  'hsn-b2c': hsnColumns,
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `05-Nov-2026`. */
export const returnDay = (day: string): string =>
  [day.slice(8), months[Number(day.slice(5, 7)) - 1], day.slice(0, 4)].join('-');

/** `18-Assam`; outside India as the tool writes it. */
export const placeText = (code: string): string =>
  isStateCode(code) ? `${code}-${stateName(code)}` : '96-Other Countries';

const amount = (hundredths: number): ReturnCell => ({ hundredths });
const noCess = amount(0);

/** `5.00` is written as `5`, `2.50` as `2.5`. */
const rateText = (percent: string): string => String(Number(percent));

/** Between states and above ₹1 lakh it is reported invoice by invoice, since August 2024. */
const largeFromPaise = 1_00_000_00;

/** What the customer pays for the supply: TCS is income tax and no part of it. */
const supplyValueOf = ({ totalPaise, heads }: Pick<ListedDocument, 'totalPaise' | 'heads'>): number =>
  totalPaise - heads.tcsPaise;

const isOtherState = ({ placeOfSupply, ownState }: ListedDocument) => placeOfSupply !== ownState;

/** A credit note is reported as what it corrects was. */
function isLarge(document: ListedDocument): boolean {
  const [corrected] = document.kind === 'credit-note' ? document.refersTo : [];
  return isOtherState(document) && supplyValueOf(corrected ?? document) > largeFromPaise;
}

/** Which sheet lists or sums up an invoice or a credit note. */
export function sheetOf(document: ListedDocument): Gstr1Sheet | undefined {
  const isNote = document.kind === 'credit-note';
  if (!isNote && document.kind !== 'invoice') return undefined;
  if (document.buyerGstin !== '') return isNote ? 'cdnr' : 'b2b';
  if (isLarge(document)) return isNote ? 'cdnur' : 'b2cl';
  return 'b2cs';
}

/** Each rate once; the tax lines of a document may have several codes with the same rate. */
function rates({ taxes }: ListedDocument): { percent: string; valuePaise: number }[] {
  const groups = Map.groupBy(taxes, ({ gstPercent }) => rateText(gstPercent));
  return [...groups].map(([percent, lines]) => ({
    percent,
    valuePaise: lines.reduce((sum, { valuePaise }) => sum + valuePaise, 0),
  }));
}

/** The rows of a document in a sheet that lists documents: one for each rate. */
export function listedRows(
  sheet: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
  document: ListedDocument,
): ReturnCell[][] {
  const { buyerGstin, buyerName, name, issuedOn, placeOfSupply, isReverseCharge } = document;
  const [day, place, value] = [
    returnDay(issuedOn),
    placeText(placeOfSupply),
    amount(supplyValueOf(document)),
  ];
  const reverse = isReverseCharge ? 'Y' : 'N';
  return rates(document).map(({ percent, valuePaise }) => {
    const rate = [percent, amount(valuePaise), noCess];
    if (sheet === 'b2b')
      return [buyerGstin, buyerName, name, day, value, place, reverse, '', 'Regular B2B', '', ...rate];
    if (sheet === 'b2cl') return [name, day, value, place, '', ...rate, ''];
    if (sheet === 'cdnr')
      return [buyerGstin, buyerName, name, day, 'C', place, reverse, 'Regular B2B', value, '', ...rate];
    return ['B2CL', name, day, 'C', place, value, '', ...rate];
  });
}

type HsnSum = Pick<TaxLine, 'valuePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'> & { totalPaise: number };

type SeriesSpan = {
  kind: ListedDocument['kind'];
  first: ListedDocument;
  last: ListedDocument;
  count: number;
};

const naturesOfDocuments: Record<ListedDocument['kind'], string> = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
};

const bySac = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.localeCompare(other);

/** The sheets that are sums; documents are added one after the other, so that none is kept. */
export class Gstr1Sums {
  private readonly small = new Map<string, number>();
  private readonly received = new Map<string, number>();
  private readonly adjusted = new Map<string, number>();
  private readonly hsn = { 'hsn-b2b': new Map<string, HsnSum>(), 'hsn-b2c': new Map<string, HsnSum>() };
  private readonly series = new Map<string, SeriesSpan>();
  private readonly firstDay: string;

  /** Vouchers from before this day are adjusted; later ones were taken in within the period and are in neither sheet. */
  constructor(firstDay: string) {
    this.firstDay = firstDay;
  }

  add(document: ListedDocument): void {
    const { kind, placeOfSupply } = document;
    const sign = kind === 'credit-note' ? -1 : 1;
    if (sheetOf(document) === 'b2cs')
      for (const { percent, valuePaise } of rates(document))
        addTo(this.small, `${placeOfSupply}|${percent}`, sign * valuePaise);
    if (kind === 'invoice' || kind === 'credit-note') this.addHsn(document, sign);
    this.addAdvances(document);
    const span = this.series.get(document.seriesId);
    this.series.set(document.seriesId, {
      kind,
      first: span && span.first.number < document.number ? span.first : document,
      last: span && span.last.number > document.number ? span.last : document,
      count: (span?.count ?? 0) + 1,
    });
  }

  private addAdvances(document: ListedDocument): void {
    const { kind, placeOfSupply } = document;
    if (kind === 'receipt-voucher')
      addTo(this.received, `${placeOfSupply}|${rateText(document.gstPercent)}`, document.heads.valuePaise);
    for (const { voucher, heads } of takenInBy(document)) {
      const key = `${voucher.placeOfSupply}|${rateText(voucher.gstPercent)}`;
      if (voucher.issuedOn < this.firstDay) addTo(this.adjusted, key, heads.valuePaise);
      else addTo(this.received, key, -heads.valuePaise);
    }
  }

  private addHsn(document: ListedDocument, sign: number): void {
    const sums = this.hsn[document.buyerGstin === '' ? 'hsn-b2c' : 'hsn-b2b'];
    for (const { sac, gstPercent, valuePaise, igstPaise, cgstPaise, sgstPaise } of document.taxes) {
      const key = `${sac}|${rateText(gstPercent)}`;
      const sum = sums.get(key) ?? { totalPaise: 0, valuePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
      const totalPaise = valuePaise + igstPaise + cgstPaise + sgstPaise;
      sums.set(key, {
        totalPaise: sum.totalPaise + sign * totalPaise,
        valuePaise: sum.valuePaise + sign * valuePaise,
        igstPaise: sum.igstPaise + sign * igstPaise,
        cgstPaise: sum.cgstPaise + sign * cgstPaise,
        sgstPaise: sum.sgstPaise + sign * sgstPaise,
      });
    }
  }

  rowsOf(sheet: Exclude<Gstr1Sheet, 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'>): ReturnCell[][] {
    switch (sheet) {
      case 'b2cs':
        return byPlace(this.small, (place, rate, paise) => [
          'OE',
          place,
          '',
          rate,
          amount(paise),
          noCess,
          '',
        ]);
      case 'at':
        return byPlace(this.received, (place, rate, paise) => [place, '', rate, amount(paise), noCess]);
      case 'atadj':
        return byPlace(this.adjusted, (place, rate, paise) => [place, '', rate, amount(paise), noCess]);
      case 'docs':
        return [...this.series.values()]
          .toSorted((one, other) => one.first.name.localeCompare(other.first.name))
          .map(({ kind, first, last, count }) => [
            ...[naturesOfDocuments[kind], first.name, last.name],
            ...[String(count), '0'],
          ]);
      default:
        return [...this.hsn[sheet]].toSorted(bySac).map(([key, sum]) => {
          const [sac = '', rate = ''] = key.split('|');
          const taxes = [sum.valuePaise, sum.igstPaise, sum.cgstPaise, sum.sgstPaise].map(amount);
          // Services have no quantity.
          return [sac, '', 'NA', '0', amount(sum.totalPaise), rate, ...taxes, noCess];
        });
    }
  }
}

function addTo(sums: Map<string, number>, key: string, paise: number): void {
  sums.set(key, (sums.get(key) ?? 0) + paise);
}

const byPlace = (
  sums: ReadonlyMap<string, number>,
  rowOf: (place: string, rate: string, paise: number) => ReturnCell[],
): ReturnCell[][] =>
  [...sums]
    .filter(([, paise]) => paise !== 0)
    .toSorted(bySac)
    .map(([key, paise]) => {
      const [place = '', rate = ''] = key.split('|');
      return rowOf(placeText(place), rate, paise);
    });
