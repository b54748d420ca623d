import { describe, expect, it } from 'vitest';
import type { EventKind } from '#domain/enquiries/inbox/enquiry.ts';
import { presentEvent } from './event-text.ts';

const at = new Date('2026-11-15T15:00:00Z');
const status = (kind: EventKind, detail: Record<string, string> = {}, actorName = 'Rupa') =>
  presentEvent({ id: '1', at, kind, detail, actorName }).what;

describe('presentEvent', () => {
  it('writes each event as a sentence, with times in India', () => {
    expect(status('stage', { from: 'new', to: 'lost', reason: 'no-answer' })).toBe(
      'Rupa moved the enquiry from New to Lost, because of: No answer',
    );
    expect(status('owner', { to: '' })).toBe('Rupa left the enquiry unassigned');
    expect(status('follow-up', { to: '2026-11-16T04:30:00Z' })).toBe(
      'Rupa set the follow-up to 16 Nov 2026, 10:00',
    );
    expect(status('reply-opened', { channel: 'whatsapp', title: 'Hello' })).toBe(
      'Rupa opened a reply in WhatsApp: “Hello”',
    );
    expect(status('quote-made', { version: '2', totalPaise: '1648500' })).toBe(
      'Rupa made quote version 2 for ₹16,485',
    );
    expect(status('quote-made', { version: '3', totalPaise: '18732000', discountPaise: '4460000' })).toBe(
      'Rupa made quote version 3 for ₹1,87,320, after a discount of ₹44,600',
    );
    expect(status('quote-accepted', { version: '2', by: 'Asha Devi' }, '')).toBe(
      'Asha Devi accepted quote version 2',
    );
    expect(status('quote-opened', {}, '')).toBe('The customer opened the quote');
    expect(status('received', { page: '' }, '')).toBe('The enquiry was received');
    expect(status('mail-sent', { to: 'care@purvai.example', messageId: '<1@purvai.example>' }, '')).toBe(
      'Mail sent to care@purvai.example',
    );
  });

  it('counts the enquiries of a summary mail', () => {
    expect(status('mail-sent', { to: 'care@purvai.example', others: '36' }, '')).toBe(
      'Mail sent to care@purvai.example, together with 36 other enquiries',
    );
    expect(status('mail-sent', { to: 'care@purvai.example', others: '1' }, '')).toBe(
      'Mail sent to care@purvai.example, together with another enquiry',
    );
  });

  it('names a stage only when undoing restored one', () => {
    expect(status('undone', { to: 'new' })).toBe('Rupa undid a change: the stage is New again');
    expect(status('undone')).toBe('Rupa undid a change');
  });

  it('counts repeated delivery attempts', () => {
    expect(status('mail-failed', { reason: '451 later', times: '7' }, '')).toBe(
      'The mail about this enquiry is not delivered yet: 451 later, 7 times',
    );
  });

  it('separates a note’s text from the sentence', () => {
    const { what, text } = presentEvent({
      id: '1',
      at,
      kind: 'note',
      detail: { text: 'Call <b>' },
      actorName: 'Rupa',
    });
    expect([what, text]).toEqual(['Rupa added a note', 'Call <b>']);
  });
});
