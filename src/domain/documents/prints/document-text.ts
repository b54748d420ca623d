import type { DocumentContent, DocumentKind, TcsAbsence } from '#domain/documents/document.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** The sentences of a tax document, the same on paper, on screens and in mails. */

export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'Receipt voucher',
  invoice: 'Tax invoice',
  'refund-voucher': 'Refund voucher',
  'credit-note': 'Credit note',
};

const tcsAbsences: Readonly<Record<TcsAbsence, string>> = {
  'not-overseas': '',
  abroad: 'No TCS: the buyer does not live in India.',
  'not-a-package': 'No TCS: this is not an overseas tour package.',
  accountant: 'No TCS, as confirmed by our accountant.',
  cancelled:
    'TCS that was collected and paid to the tax office stays with it; the buyer claims it back there.',
};

/** Amounts to the paisa, also whole ones, as in a column. */
export const exactPaise = (paise: number): string => {
  const text = formatPaise(paise);
  return /\.\d\d$/.test(text) ? text : `${text}.00`;
};

/** `5%`, `2.5%` */
export const percentText = (percent: string): string => `${Number(percent)}%`;

const halfText = (percent: string): string => `${Number(percent) / 2}%`;

export type AmountRow = { name: string; paise: number };

/** The heads of a document under each other; they add up to its total. */
export function amountRows({ heads, taxes, tcs, isReverseCharge }: DocumentContent): AmountRow[] {
  const rates = [...new Set(taxes.map(({ gstPercent }) => gstPercent))];
  const rate = (text: (percent: string) => string): string => {
    const [only = '', ...others] = rates;
    return only === '' || others.length > 0 ? '' : ` ${text(only)}`;
  };
  const rows: (AmountRow & { isAlways?: boolean })[] = [
    { name: 'Taxable value', paise: heads.valuePaise, isAlways: true },
    { name: `CGST${rate(halfText)}`, paise: heads.cgstPaise },
    { name: `SGST${rate(halfText)}`, paise: heads.sgstPaise },
    { name: `IGST${rate(percentText)}`, paise: heads.igstPaise },
    { name: `TCS ${percentText(tcs.percent)}`, paise: heads.tcsPaise },
    { name: 'Rounding', paise: heads.roundingPaise },
  ];
  const shown = rows.filter(({ paise, isAlways }) => isAlways || paise !== 0);
  const hasTax = heads.cgstPaise + heads.sgstPaise + heads.igstPaise !== 0;
  const none = isReverseCharge ? 'GST, paid by the recipient' : 'GST';
  return hasTax ? shown : [...shown.slice(0, 1), { name: none, paise: 0 }, ...shown.slice(1)];
}

function referenceText(
  { kind, refersTo }: DocumentContent,
  { name, issuedOn, paise }: DocumentContent['refersTo'][number],
) {
  const dated = `${name} of ${dateText(issuedOn)}`;
  if (kind === 'invoice') return `Advance by receipt voucher ${dated}, ${exactPaise(paise)}`;
  if (kind === 'credit-note') return `For tax invoice ${dated}`;
  return refersTo.length > 1 || kind === 'refund-voucher'
    ? `For receipt voucher ${dated}, ${exactPaise(paise)}`
    : `With receipt voucher ${dated}`;
}

/** What is said below the amounts, a sentence each. */
export function noteTexts(content: DocumentContent): string[] {
  const { notes, refersTo, tcs, received, kind } = content;
  const texts: Record<DocumentContent['notes'][number], string> = {
    'gross-price':
      'Gross amount inclusive of the charges for accommodation and transport required for the tour; the amount charged is the gross amount.',
    'reverse-charge': 'Tax on this supply is payable by the recipient under reverse charge.',
    'agent-expenses': 'Paid on your behalf as your agent, at cost, and outside the taxable value.',
    'late-voucher': received ? `The payment of ${dateText(received.on)}; this voucher is issued later.` : '',
    export: 'The place of supply is outside India.',
    exempt: 'Exempt from GST: a tour that takes place outside India for a buyer from abroad.',
  };
  return [
    ...refersTo.map((reference) => referenceText(content, reference)),
    ...notes.map((note) => texts[note]),
    ...(tcs.reason === '' || (kind === 'receipt-voucher' && tcs.reason === 'cancelled')
      ? []
      : [tcsAbsences[tcs.reason]]),
  ].filter(Boolean);
}

export const documentFileName = (name: string): string => `${name.replaceAll('/', '-')}.pdf`;
