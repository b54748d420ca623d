import { expect, it } from 'vitest';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
import { someSettings } from '../../../tests/support/some-settings.ts';
import { someQuote } from '../../../tests/support/some-terms.ts';
import { renderQuoteAcceptedMail } from './quote-accepted-mail.ts';

const quote: AcceptedQuote = {
  ...someQuote({
    lines: [{ text: 'Bhutan, six nights', quantity: 1, unitPaise: 2_23_000_00 }],
    totalPaise: 2_34_150_00,
    openedCount: 1,
    acceptedAt: new Date('2026-11-15T06:00:00Z'),
    acceptedBy: 'Asha',
  }),
  reference: 'PT-7K2M9Q',
  name: 'Asha Devi Sharma',
  phoneE164: '+919864012345',
};

const sumsIn = (change: Partial<AcceptedQuote>) => {
  const mail = renderQuoteAcceptedMail({ ...quote, ...change }, someSettings, 'https://x.example/7');
  const { subject, text, html } = mail;
  const accepted = text.split('\n\n').find((part) => part.startsWith('What was accepted')) ?? '';
  return { subject, rows: accepted.split('\n').slice(2, -2), html, text };
};

it('has the customer, the number to call and the link before what was accepted', () => {
  const { text, html } = sumsIn({});
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    'Asha Devi Sharma accepted a quote for ₹2,34,150',
    'Customer: Asha Devi Sharma\nPhone: +91 98640 12345\nEnquiry: PT-7K2M9Q',
    'Open the enquiry:\nhttps://x.example/7',
  ]);
  expect(html).toContain('href="tel:+919864012345"');
  const nobody = sumsIn({ name: '', phoneE164: '' }).text;
  expect(nobody).toContain('PT-7K2M9Q accepted a quote');
  expect(nobody).toContain('Phone: No number is known');
});

it('lists the accepted total and its parts', () => {
  expect(sumsIn({}).rows).toEqual(['Subtotal: ₹2,23,000', 'GST 5%: ₹11,150', 'Total: ₹2,34,150']);
  // A label that another row has too.
  const discount = { kind: 'percent', percent: '20.00', label: 'Total <b>offer</b>' } as const;
  const { subject, rows, html } = sumsIn({ discount, totalPaise: 1_87_320_00 });
  expect(subject).toBe('Quote accepted: PT-7K2M9Q, Asha Devi Sharma, ₹1,87,320');
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
