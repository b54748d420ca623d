import type { SiteSettings } from '#domain/settings/settings.ts';
import type { MailBlock, MailRow } from './mail-page.tsx';

type Ways = Pick<SiteSettings, 'upiId' | 'bankAccountName' | 'bankAccountNo' | 'bankIfsc' | 'bankName'>;

function bankRows({ bankAccountName, bankAccountNo, bankIfsc, bankName }: Ways): MailRow[] {
  if (bankAccountNo === '') return [];
  const rows: MailRow[] = [
    ['Account name', bankAccountName],
    ['Account number', bankAccountNo],
    ['IFSC', bankIfsc],
    ['Bank', bankName],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** In place of the ways to pay, while a payment is checked. */
export const checkingBlocks = (checking: readonly string[]): MailBlock[] =>
  checking.map((text) => ({ kind: 'text', text: `${text}. Please do not pay it again.` }));

type Due = { amount: string; reference: string };

/** How to pay what is due; nothing while the settings name no way. */
export function payBlocks(ways: Ways, { amount, reference }: Due): MailBlock[] {
  const rows: MailRow[] = [
    ...(ways.upiId ? [['UPI ID', ways.upiId] satisfies MailRow] : []),
    ...bankRows(ways),
  ];
  return rows.length === 0
    ? []
    : [
        {
          kind: 'rows',
          heading: 'How to pay',
          rows: [['To pay', amount], ...rows, ['Reference', reference]],
        },
      ];
}
