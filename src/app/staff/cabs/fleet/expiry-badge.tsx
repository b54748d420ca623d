import type { ExpiryView } from './expiry-view.ts';

const looks = {
  valid: 'text-quiet',
  'expires-soon': 'border-l-4 border-saffron pl-2 font-semibold',
  expired: 'border-l-4 border-brick pl-2 font-semibold text-brick',
} as const;

type Props = { expiry: ExpiryView; good: string };

/** Says what expires; colour and edge only repeat it. */
export const ExpiryBadge = ({ expiry, good }: Props) => (
  <span
    title={expiry.text}
    className={`inline-block max-w-full truncate align-bottom ${looks[expiry.state]}`}
  >
    {expiry.text || good}
  </span>
);
