import type { SendingWay } from '#domain/bookings/vouchers/voucher.ts';
import type { VoucherState } from '#domain/bookings/vouchers/voucher-rows.ts';

const listed = (names: readonly string[]): string => names.join(', ');

export const vouchersTexts = {
  heading: 'Vouchers',
  make: 'Make vouchers',
  makeAgain: 'Make again',
  sendAll: 'Send all vouchers',
  noDays: 'Vouchers can be made once the first and the last day of the trip are agreed.',
  none: 'No service has a supplier yet. The travellers’ own voucher has the whole trip.',
  cancelled: 'The trip is cancelled, so its vouchers are no longer sent.',
  states: {
    'not-made': 'Not made',
    made: 'Made',
    sent: 'Sent',
    'out-of-date': 'Out of date',
    withdrawn: 'Not needed',
  } satisfies Record<VoucherState, string>,
  version: (version: number, when: string) => `Version ${version}, ${when}`,
  sentBy: {
    mail: (when: string) => `Mailed on ${when}.`,
    whatsapp: (when: string) => `Sent by WhatsApp on ${when}.`,
    hand: (when: string) => `Given by hand on ${when}.`,
  } satisfies Record<SendingWay, (when: string) => string>,
  waiting: (to: string) => `On its way to ${to}.`,
  refused: (to: string) => `Refused by the mail server of ${to}. See the timeline.`,
  unconfirmed: (titles: readonly string[]) => `Not confirmed: ${listed(titles)}.`,
  withdrawn: 'There is nothing on it any more. Tell the supplier, who has this version.',
  noAddress: 'No mail address.',
  pdf: 'PDF',
  pdfOf: (name: string) => `PDF of the voucher: ${name}`,
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `Send by WhatsApp: ${name}`,
  mail: 'Mail',
  mailOf: (name: string, address: string) => `Mail to ${address}: ${name}`,
  hand: 'Given by hand',
  handOf: (name: string) => `Given by hand: ${name}`,
  earlier: 'Earlier versions:',
  earlierVersion: (version: number) => `Version ${version}`,
  nothingNew: 'Nothing has changed since the vouchers were made.',
  made: (vouchers: readonly { name: string; version: number }[]) =>
    `Made: ${listed(vouchers.map(({ name, version }) => `${name} (version ${version})`))}.`,
  mailed: (address: string) => `The voucher is mailed to ${address}.`,
  marked: {
    whatsapp: (name: string) => `${name}: sent by WhatsApp.`,
    hand: (name: string) => `${name}: given by hand.`,
  },
  mailedAll: (names: readonly string[]) => `Mailed: ${listed(names)}.`,
  withoutAddress: (names: readonly string[]) => `Without a mail address: ${listed(names)}.`,
  toMake: (names: readonly string[]) => `To be made again first: ${listed(names)}.`,
  nothingToSend: 'There is no voucher to send.',
} as const;
