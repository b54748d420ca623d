import { type Expiry, expiryOf } from '#domain/bookings/expiry.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { staffCarsContent } from './texts.ts';

const content = staffCarsContent.expiry;
const dayMs = 24 * 3600_000;

export type ExpiryView = { state: Expiry; text: string };

/** In words, because colour alone tells some readers nothing; empty while a paper is valid for long. */
export function toExpiryView(name: string, expiresOn: string, today: string): ExpiryView {
  const state = expiryOf(expiresOn, today);
  if (state === 'valid') return { state, text: '' };
  if (state === 'expired') return { state, text: content.expired(name, dateText(expiresOn)) };
  const left = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  return { state, text: left === 0 ? content.today(name) : content.soon(name, left) };
}

type Dated = { name: string; expiresOn: string };

/** The worst one, and how many more there are. */
export function toExpiriesView(dated: readonly Dated[], today: string): ExpiryView {
  const warned = dated
    .filter(({ expiresOn }) => expiryOf(expiresOn, today) !== 'valid')
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const [first] = warned;
  if (!first) return { state: 'valid', text: '' };
  const shown = toExpiryView(first.name, first.expiresOn, today);
  const rest = warned.length - 1;
  return rest === 0 ? shown : { ...shown, text: `${shown.text} ${content.more(rest)}` };
}
