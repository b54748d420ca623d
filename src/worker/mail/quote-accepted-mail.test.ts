import { expect, it } from 'vitest';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
import { someQuote } from '../../../tests/support/some-terms.ts';
import { renderQuoteAcceptedMail } from './quote-accepted-mail.tsx';

const quote: AcceptedQuote = {
  ...someQuote({
    lines: [{ text: 'Bhutan, six nights', quantity: 1, unitPaise: 2_23_000_00 }],
    totalPaise: 2_34_150_00,
    openedCount: 1,
    acceptedAt: new Date('2026-11-15T06:00:00Z'),
    acceptedBy: 'Asha',
  }),
  reference: 'PT-7K2M9Q',
};

const sumsIn = (change: Partial<AcceptedQuote>) => {
  const { subject, text, html } = renderQuoteAcceptedMail({ ...quote, ...change }, 'https://x.example/7');
  return { subject, rows: text.split('\n').slice(2, -5), html };
};

it('lists the accepted total and its parts', () => {
  expect(sumsIn({}).rows).toEqual(['Subtotal: ₹2,23,000', 'GST 5%: ₹11,150', 'Total: ₹2,34,150']);
  // A label that another row has too.
  const discount = { kind: 'percent', percent: '20.00', label: 'Total <b>offer</b>' } as const;
  const { subject, rows, html } = sumsIn({ discount, totalPaise: 1_87_320_00 });
  expect(subject).toBe('Quote accepted: PT-7K2M9Q, ₹1,87,320');
  expect(rows).toEqual([
    'Subtotal: ₹2,23,000',
    'Total <b>offer</b> (20%): −₹44,600',
    'GST 5%: ₹8,920',
    'Total: ₹1,87,320',
  ]);
  expect(html).toContain('Total &lt;b&gt;offer&lt;/b&gt; (20%)');
});

it('accepts a discount with the label of another row', () => {
  const discount = { kind: 'amount', paise: 44_600_00, label: 'Total' } as const;
  expect(sumsIn({ discount, totalPaise: 1_87_320_00 }).rows).toContain('Total: −₹44,600');
});
