import type { DocumentContent, DocumentKind, DocumentPart } from './document.ts';
import { sumOfHeads, totalOf } from './heads.ts';

type Known = {
  kind: DocumentKind;
  name: string;
  issuedOn: string;
  totalPaise: number;
  parts: readonly DocumentPart[];
};

/**
 * What is left of the vouchers of a booking, up to what an invoice has of it, the oldest first. `invoicedKeys` are its trips and rides whose
 * invoices still stand: one that was credited as a whole gave its advances free again.
 */
export function setOff(
  documents: readonly Known[],
  invoicedKeys: readonly string[],
  invoicePaise: number,
): DocumentContent['refersTo'] {
  const takenPaise = documents.reduce((paise, { kind, parts, totalPaise }) => {
    if (kind === 'refund-voucher') return paise + totalPaise;
    if (kind !== 'invoice') return paise;
    const own = parts.filter(({ key }) => invoicedKeys.includes(key));
    return paise + totalOf(sumOfHeads(own.map(({ heads }) => heads)));
  }, 0);
  let [usedPaise, openPaise] = [takenPaise, invoicePaise];
  return documents.flatMap(({ kind, name, issuedOn, totalPaise }) => {
    if (kind !== 'receipt-voucher') return [];
    const before = Math.min(totalPaise, usedPaise);
    const paise = Math.min(totalPaise - before, openPaise);
    usedPaise -= before;
    openPaise -= paise;
    return paise > 0 ? [{ name, issuedOn, paise }] : [];
  });
}
