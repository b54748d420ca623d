import type { RideDetails } from './ride-details.ts';
import type { AnswerWay } from './ride-fields-input.ts';

export const answerWayNames: Record<AnswerWay, string> = {
  phone: 'Call me',
  whatsapp: 'Write to me on WhatsApp',
  mail: 'Write to me by e-mail',
};

/** What was said about the ride in rows of label and value, without what was left empty; for staff, their mails and the customer. */
export function rideRows(details: RideDetails | null): [label: string, value: string][] {
  if (!details) return [];
  const { bags, flight, pickupAddress, dropAddress, answerBy } = details;
  const rows: [string, string][] = [
    ['Bags', bags === null ? '' : String(bags)],
    ['Flight or train', flight],
    ['Pick-up address', pickupAddress],
    ['Drop address', dropAddress],
    ['How to answer', answerBy && answerWayNames[answerBy]],
  ];
  return rows.filter(([, value]) => value !== '');
}
