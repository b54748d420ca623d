import type { AcknowledgedPackage } from '#domain/enquiries/acknowledgement/acknowledged-package.ts';
import type { Acknowledgement } from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { nextHeading } from '#domain/enquiries/cab-request/request-steps.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { quotedExclusions } from '#domain/tour-packages/point-texts.ts';
import {
  dollarNote,
  priceNotes,
  priceRows,
  totalText,
} from '#domain/tour-packages/price/package-price-text.ts';
import { packagePricePath } from '#domain/tour-packages/price/party-input.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { packageLabels } from '#worker/pdf/labels.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';

const { whole: labels } = packageLabels;

const answers: Record<AnswerWay, string> = {
  phone: 'We call you about the dates and the price.',
  whatsapp: 'We write to you on WhatsApp about the dates and the price.',
  mail: 'We write to you by e-mail about the dates and the price.',
};

const feesToConfirm = 'Bhutan’s fees are those known to us and can change. We confirm them with your quote.';

const listOf = (heading: string, items: readonly string[]): MailBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', heading, items }];

/** How the price comes about, until when it holds and what may still change. */
function notesOf({ tour, party, price }: AcknowledgedPackage, settings: SiteSettings): string[] {
  const { pricesUntil } = tour.details;
  const { season, tcsPaise } = price;
  const hasUnconfirmedFees = tour.country === 'Bhutan' && settings.bhutanFeesCheckedOn === null;
  return [
    'It is the price of our website for these people and this month. We confirm it with a quote.',
    ...(pricesUntil ? [labels.until(dateText(pricesUntil))] : []),
    dollarNote(price, party, settings),
    ...priceNotes(tour, party, price, settings),
    ...(season ? [labels.season(season.name, season.percent)] : []),
    ...(tcsPaise > 0 ? [labels.tcsNote] : []),
    ...(hasUnconfirmedFees ? [feesToConfirm] : []),
  ].filter(Boolean);
}

/** The price has fees and taxes, so that they are not named as left out. */
const leftOutOf = ({ tour: { country, details } }: AcknowledgedPackage): string[] =>
  quotedExclusions(details.notIncluded, { hasFees: country === 'Bhutan' })
    .split('\n')
    .filter(Boolean);

const nextRows = (answerBy: AnswerWay, callBackAt: Date): MailRow[] => [
  [`By ${timeText(callBackAt)}`, answers[answerBy]],
  [
    'Then',
    'You get a quote. It names the dates, the deposit, when to pay, and what changing or cancelling costs.',
  ],
  ['When you accept it', 'The trip is booked. Asking and a quote cost nothing.'],
];

/**
 * To an address that a visitor typed. It has nothing else that was typed: `AcknowledgedPackage` lists all that it may say
 * (docs/decisions/0088).
 */
export function renderPackageMail(
  { reference, callBackAt, answerBy, tour: asked }: Acknowledgement & { tour: AcknowledgedPackage },
  settings: SiteSettings,
  baseUrl: string,
) {
  const { id, name, duration, tour, party, price } = asked;
  const total = totalText(price, party, settings);
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: 'Thank you for your enquiry. It has reached our office. Nothing is booked or paid yet.',
    },
    {
      kind: 'rows',
      rows: [
        ['Reference', reference],
        ['Package', name],
        ['Length', duration],
        ['For', partyText(party, tour.country)],
        ['Price', `${total}, taxes included`],
      ],
    },
    { kind: 'rows', heading: `${nextHeading} (India time)`, rows: nextRows(answerBy, callBackAt) },
    { kind: 'link', text: 'Open this price', href: baseUrl + packagePricePath(id, party) },
    {
      kind: 'rows',
      heading: 'How the price comes about',
      rows: [
        ...priceRows(price).map(
          ({ name: what, detail, amount }): MailRow => [what, detail ? `${amount} for ${detail}` : amount],
        ),
        [labels.total, total],
      ],
    },
    { kind: 'list', heading: 'About this price', items: notesOf(asked, settings) },
    ...listOf(packageLabels.notIncluded, leftOutOf(asked)),
    { kind: 'text', text: 'Questions? Answer this mail or call us, with the reference.' },
    {
      kind: 'text',
      text: 'If you did not ask us for a price, your address was typed by mistake, and you need not do anything.',
    },
  ];
  return renderMailPage({
    subject: `Your enquiry ${reference}, ${name}`,
    preview: `${total}, taxes included. Nothing is booked or paid yet.`,
    heading: 'Your enquiry has arrived',
    blocks,
    sender: settings,
    reason: 'You get this mail because this address was typed into an enquiry on our website.',
  });
}
