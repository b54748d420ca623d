import { Badge, type BadgeTone } from '#app/staff/kit/badge.tsx';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { staffQuotesContent as content } from './texts.ts';

const tones: Record<QuoteStatus, BadgeTone> = {
  draft: 'draft',
  sent: 'plain',
  opened: 'good',
  accepted: 'solid',
  declined: 'danger',
  expired: 'danger',
  superseded: 'plain',
};

export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => (
  <Badge tone={tones[status]}>{content.states[status]}</Badge>
);
