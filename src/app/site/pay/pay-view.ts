import { payContent as content } from '#app/content/site/links/pay.ts';
import { qrPath } from '#app/ui/qr-path.ts';
import { upiLink } from '#domain/payments/requests/upi-link.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** What many banks allow by UPI in a day. */
const upiLimitPaise = 1_00_000_00;

type Due = { paise: number; reference: string; note: string };

function upiOf({ upiId, agencyName }: SiteSettings, { paise, reference, note }: Due) {
  if (upiId === '') return undefined;
  const link = upiLink({ upiId, payee: agencyName, paise, note, reference });
  return { link, qr: qrPath(link), id: upiId };
}

const bankOf = (settings: SiteSettings): [string, string][] =>
  (
    [
      [content.accountName, settings.bankAccountName],
      [content.accountNo, settings.bankAccountNo],
      [content.ifsc, settings.bankIfsc],
      [content.bankName, settings.bankName],
    ] satisfies [string, string][]
  ).filter(([, value]) => settings.bankAccountNo !== '' && value !== '');

/** `undefined` while the settings name no way to pay. */
export function toPayView(settings: SiteSettings, due: Due) {
  const upi = upiOf(settings, due);
  const bank = bankOf(settings);
  return upi || bank.length > 0
    ? {
        amount: formatPaise(due.paise),
        reference: due.reference,
        upi,
        bank,
        limit: upi && due.paise > upiLimitPaise ? content.upiLimit : '',
      }
    : undefined;
}

export type PayView = NonNullable<ReturnType<typeof toPayView>>;
