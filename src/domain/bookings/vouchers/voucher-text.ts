import { permitRegionNames, serviceDetails } from '#domain/bookings/trips/service-details.ts';
import { dateText, startOfDayInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { VoucherContent, VoucherService, VoucherTraveller } from './voucher.ts';

/** What a voucher says in print, in mails and in messages. */
export const voucherWords = {
  title: (number: string) => `Voucher ${number}`,
  tripVoucher: 'Travellers’ voucher',
  wholeTrip: 'Whole trip',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  confirmation: (number: string) => `Confirmation ${number}`,
  for: (names: string) => `For ${names}`,
  remarks: (text: string) => `Remarks: ${text}`,
} as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const nightsText = (nights: number): string => counted(nights, 'night', 'nights');

/** `2 adults, 2 children (5 and 9 years)`. */
export function partyText({ adults, childAges }: Pick<VoucherContent, 'adults' | 'childAges'>): string {
  const ages = new Intl.ListFormat('en-GB').format(
    childAges.toSorted((one, other) => one - other).map(String),
  );
  const unit = childAges.length === 1 && childAges[0] === 1 ? 'year' : 'years';
  return [
    adults > 0 && counted(adults, 'adult', 'adults'),
    childAges.length > 0 && `${counted(childAges.length, 'child', 'children')} (${ages} ${unit})`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const daysText = ({ firstDay, lastDay }: Pick<VoucherContent, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? dateText(firstDay) : `${dateText(firstDay)} to ${dateText(lastDay)}`;

export const dayText = (day: string): string => weekdayText(startOfDayInIndia(day));

/** When a service is, a line each. */
export function timeLines(service: VoucherService): string[] {
  const { firstDay, lastDay, isWholeTrip, nights, starts } = service;
  if (nights > 0 && lastDay)
    return [
      `${voucherWords.checkIn} ${dayText(firstDay)}${starts && `, ${starts}`}`,
      `${voucherWords.checkOut} ${dayText(lastDay)}`,
      nightsText(nights),
    ];
  if (isWholeTrip && lastDay) return [voucherWords.wholeTrip, daysText({ firstDay, lastDay })];
  return [`${dayText(firstDay)}${starts && `, ${starts}`}`];
}

const isRegion = (text: string): text is keyof typeof permitRegionNames =>
  Object.hasOwn(permitRegionNames, text);

/** `Rooms: 2 double`. */
export const detailLines = ({ kind, details }: Pick<VoucherService, 'kind' | 'details'>): string[] =>
  serviceDetails[kind].flatMap(({ name, label, type }) => {
    const value = details[name] ?? '';
    if (value === '') return [];
    if (type === 'date') return [`${label}: ${dateText(value)}`];
    return [`${label}: ${type === 'region' && isRegion(value) ? permitRegionNames[value] : value}`];
  });

export const travellerName = ({ number, name }: Pick<VoucherTraveller, 'number' | 'name'>): string =>
  name || `Traveller ${number}, name to follow`;

/** Those who have a service; empty when it is for all. */
export const namesOf = ({ travellers }: VoucherContent, service: VoucherService): string =>
  service.travellers
    .map((number) => travellers.find((one) => one.number === number)?.name || `Traveller ${number}`)
    .join(', ');

export const standingText = ({ confirmation, isConfirmed }: VoucherService): string => {
  if (!isConfirmed) return voucherWords.notConfirmed;
  return confirmation ? voucherWords.confirmation(confirmation) : voucherWords.confirmed;
};

/** What a voucher is called: the supplier, or that it is the travellers' own. */
export const voucherName = ({ supplier }: Pick<VoucherContent, 'supplier'>): string =>
  supplier?.name ?? voucherWords.tripVoucher;

function serviceLines(content: VoucherContent, service: VoucherService): string[] {
  const names = namesOf(content, service);
  return [
    `*${service.title}*`,
    timeLines(service).join(', '),
    ...detailLines(service),
    ...(names ? [voucherWords.for(names)] : []),
    ...(service.remarks ? [voucherWords.remarks(service.remarks)] : []),
    standingText(service),
  ];
}

/** The same in short, for a chat. Asterisks print bold in WhatsApp. */
export function chatText(content: VoucherContent, agency: string, phone: string): string {
  const { number, title, supplier, services, travellers } = content;
  const isForTravellers = supplier === null;
  const party = partyText(content);
  const head = isForTravellers
    ? `${agency}: your voucher ${number}${title && `, ${title}`}, ${daysText(content)}.`
    : `${agency}: voucher ${number} for ${supplier.name}.`;
  const named = travellers.filter(({ name }) => name !== '').map(({ name }) => name);
  const guests = isForTravellers
    ? []
    : [
        `Guests: ${content.leadName}${party && `, ${party}`}${named.length > 1 ? ` (${named.join(', ')})` : ''}`,
      ];
  const reached =
    isForTravellers || !content.contact
      ? []
      : [`Phone of the guests: ${displayPhone(content.contact.phoneE164)}`];
  return [
    [head, ...guests, ...reached].join('\n'),
    ...services.map((service) => {
      const lines = serviceLines(content, service);
      const { supplier: by } = service;
      return [
        ...lines,
        ...(by ? [[by.name, by.phoneE164 && displayPhone(by.phoneE164)].filter(Boolean).join(', ')] : []),
      ].join('\n');
    }),
    `Questions: ${phone}`,
  ].join('\n\n');
}
