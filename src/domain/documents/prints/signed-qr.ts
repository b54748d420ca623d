import type { DocumentContent } from '#domain/documents/document.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { documentMessages as messages } from './document-messages.ts';

/** What the portal has signed of an invoice or a credit note; only what the code has. */
export type SignedQr = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON Web Token whose member `data` is a JSON text; `undefined` where it is none. Its signature is the portal's matter. */
export function readSignedQr(text: string): SignedQr | undefined {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text) ?? [];
  const token = parsed(Buffer.from(payload, 'base64url').toString());
  if (!isObject(token)) return undefined;
  const data = typeof token.data === 'string' ? parsed(token.data) : token.data;
  if (!isObject(data)) return undefined;
  return new Map(
    Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value).trim()]] : [],
    ),
  );
}

/** The portal rounds the value of a document by itself. */
const tolerancePaise = 1_00;

function isTotal(typed: string, { totalPaise, heads }: DocumentContent): boolean {
  const paise = Math.round(Number(typed) * 100);
  // TCS has no field of its own at the portal, so some leave it out.
  return [totalPaise, totalPaise - heads.tcsPaise].some(
    (own) => Math.abs(Math.abs(paise) - own) <= tolerancePaise,
  );
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** `20/11/2026` of the day `2026-11-20`. */
const portalDay = (day: string) => day.split('-').toReversed().join('/');

type Check = { own: string; isRight: (value: string) => boolean };

/** What the code says of another document than this one, as staff read it. */
export function differencesOf(qr: SignedQr, content: DocumentContent, irn: string): string[] {
  const text = (own: string): Check => ({ own, isRight: (value) => isSame(value, own) });
  const checks = {
    SellerGstin: text(content.supplier.gstin),
    BuyerGstin: text(content.buyer.gstin),
    DocNo: text(content.name),
    DocTyp: text(content.kind === 'credit-note' ? 'CRN' : 'INV'),
    DocDt: text(portalDay(content.issuedOn)),
    TotInvVal: {
      own: formatPaise(content.totalPaise),
      isRight: (value: string) => isTotal(value, content),
    },
    Irn: text(irn),
  } satisfies Record<keyof typeof messages.qrFields, Check>;
  return (Object.keys(checks) as (keyof typeof checks)[]).flatMap((name) => {
    const value = qr.get(name);
    const { own, isRight } = checks[name];
    return value === undefined || value === '' || isRight(value)
      ? []
      : [messages.qrField(messages.qrFields[name], value.slice(0, 70), own)];
  });
}
