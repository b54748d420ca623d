import {
  type DocumentHeads,
  documentHeadNames,
  type ListedDocument,
  noDocumentHeads,
  type Reference,
} from './listed-document.ts';

/** `amount × share ÷ whole` to the nearest paisa. */
function shareOf(amount: number, share: number, whole: number): number {
  const [product, by] = [BigInt(Math.abs(amount)) * BigInt(share), BigInt(whole)];
  const rounded = Number((2n * product + by) / (2n * by));
  return amount < 0 ? -rounded : rounded;
}

/** The heads of a part; the value takes what rounding leaves, so that they add up to the part. */
function headsOfPart(heads: DocumentHeads, totalPaise: number, paise: number): DocumentHeads {
  if (totalPaise <= 0 || paise <= 0) return noDocumentHeads;
  if (paise >= totalPaise) return heads;
  const part = { ...noDocumentHeads };
  for (const name of documentHeadNames)
    if (name !== 'valuePaise') part[name] = shareOf(heads[name], paise, totalPaise);
  part.valuePaise = paise - documentHeadNames.reduce((sum, name) => sum + part[name], 0);
  return part;
}

export type TakenIn = { voucher: Reference; heads: DocumentHeads };

/**
 * How much of the tax on earlier vouchers a document takes in, because it is charged or given back by the document itself. A whole
 * voucher counts with its own heads; a part of one, as of a trip that was cancelled, with those of the document.
 */
export function takenInBy(
  document: Pick<ListedDocument, 'kind' | 'heads' | 'totalPaise' | 'refersTo'>,
): TakenIn[] {
  const { kind, heads, totalPaise, refersTo } = document;
  if (kind === 'receipt-voucher' || kind === 'credit-note') return [];
  const vouchers = refersTo.filter((one) => one.kind === 'receipt-voucher' && one.paise > 0);
  const [only] = vouchers;
  if (kind === 'refund-voucher' && only && vouchers.length === 1) return [{ voucher: only, heads }];
  return vouchers.map((voucher) => ({
    voucher,
    heads:
      voucher.paise >= voucher.totalPaise ? voucher.heads : headsOfPart(heads, totalPaise, voucher.paise),
  }));
}
