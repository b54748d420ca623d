import { describe, expect, it } from 'vitest';
import type { EventKind, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import { someCabs } from '../../../../../tests/support/some-cabs.ts';
import { toEventView, toTimelineView } from './event-text.ts';

const at = new Date('2026-11-15T15:00:00Z');
const noFrame = { joined: [], actorId: '1', cabs: someCabs };
const status = (kind: EventKind, detail: Record<string, string> = {}, actorName = 'Rupa') =>
  toEventView({ id: '1', enquiryId: '7', at, kind, detail, actorId: null, actorName }, noFrame).what;

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
      'A mail was sent to care@purvai.example',
    );
  });

  it('counts the enquiries of a summary mail', () => {
    expect(status('mail-sent', { to: 'care@purvai.example', others: '36' }, '')).toBe(
      'A mail was sent to care@purvai.example, together with 36 other enquiries',
    );
    expect(status('mail-sent', { to: 'care@purvai.example', others: '1' }, '')).toBe(
      'A mail was sent to care@purvai.example, together with another enquiry',
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

  it('shows a customer’s mail with its attachments, and says when it is from another address', () => {
    const file = { id: '9', position: 0, state: 'ready', kind: 'picture', width: 800, height: 600 } as const;
    const detail = {
      from: 'ravi@example.com',
      subject: 'Re: trip',
      text: 'Yes.',
      quoted: '> Shall we?',
      isCut: '1',
      attachments: JSON.stringify([
        { name: 'pass.jpg', type: 'image/jpeg', size: 1_240_000 },
        { name: '', type: 'application/pdf', size: 820 },
      ]),
    };
    const shown = toEventView(
      { id: '1', enquiryId: '7', at, kind: 'mail-received', detail, actorId: null, actorName: '' },
      {
        ...noFrame,
        files: [
          { ...file, eventId: '1' },
          { ...file, eventId: '2', position: 1 },
        ],
      },
    );
    expect(shown).toMatchObject({
      what: 'The customer wrote a mail: “Re: trip”',
      text: 'Yes.',
      mail: {
        quoted: '> Shall we?',
        files: [
          {
            text: 'pass.jpg (1.2 MB)',
            picture: { id: '9', width: 800, height: 600, state: 'ready' },
            pdfHref: '',
            note: '',
          },
          { text: 'File without a name (820 bytes)', picture: undefined, note: 'open it in the mailbox' },
        ],
        hint: 'The mail is longer. Read the rest in the mailbox.',
      },
    });
    expect(status('mail-received', { ...detail, isOther: '1' }, '')).toBe(
      'A mail arrived from ravi@example.com: “Re: trip”',
    );
    expect(status('mail-received', {}, '')).toBe('The customer wrote a mail');
    expect(status('mail-to-customer', { to: 'asha@example.com' })).toBe('Rupa is mailing asha@example.com');
    expect(status('mail-to-customer', { to: 'asha@example.com', sentAt: 'x' })).toBe(
      'Rupa mailed asha@example.com',
    );
  });

  it('separates a note’s text from the sentence', () => {
    const note = { id: '1', enquiryId: '7', at, actorId: null, actorName: 'Rupa', kind: 'note' as const };
    const { what, text } = toEventView({ ...note, detail: { text: 'Call <b>' } }, noFrame);
    expect([what, text]).toEqual(['Rupa added a note', 'Call <b>']);
  });

  it('names a changed fact with both values as people read them', () => {
    const changed = (fact: string, from: string, to: string) => status('fact', { fact, from, to });
    expect(changed('phone', '+919864012345', '+97517112233')).toBe(
      'Rupa changed the number from India +91 98640 12345 to Bhutan +975 17 11 22 33',
    );
    expect(changed('budget', '', '15000000')).toBe('Rupa set the budget to ₹1,50,000');
    expect(changed('tripStarts', '2026-12-24', '')).toBe('Rupa removed the first day, which was 24 Dec 2026');
    expect(changed('carType', 'suv', 'sedan')).toBe('Rupa changed the car from SUV to Sedan');
    expect(status('follow-up', { to: '2026-11-16T04:30:00Z', purpose: 'Send quote' })).toBe(
      'Rupa set the follow-up to 16 Nov 2026, 10:00: Send quote',
    );
    expect(status('joined', { from: 'PT-ABCDEF' })).toBe('Rupa joined enquiry PT-ABCDEF into this one');
  });
});

describe('presentTimeline', () => {
  const event = (id: string, time: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
    id,
    enquiryId: '7',
    at: new Date(time),
    actorId: '1',
    actorName: 'Rupa',
    kind: 'fact',
    detail: { fact: 'city', from: '', to: 'Delhi', change: id },
    ...more,
  });
  const frame = { id: '7', joined: [], actorId: '1', cabs: someCabs, now: at };

  it('is by day in India, the newest first', () => {
    const days = toTimelineView(
      [
        event('1', '2026-11-13T10:00:00Z'),
        event('2', '2026-11-14T19:00:00Z'),
        event('3', '2026-11-15T12:00:00Z'),
      ],
      frame,
    );
    expect(days.map(({ name, events }) => [name, events.map(({ id, clock }) => [id, clock])])).toEqual([
      [
        'Today',
        [
          ['3', '17:30'],
          ['2', '00:30'],
        ],
      ],
      ['13 Nov 2026', [['1', '15:30']]],
    ]);
  });

  it('offers to undo one’s own changes that were not undone', () => {
    const all = [
      event('1', '2026-11-15T12:00:00Z'),
      event('2', '2026-11-15T12:01:00Z', { actorId: '2' }),
      event('3', '2026-11-15T12:02:00Z'),
      event('4', '2026-11-15T12:03:00Z', { kind: 'undone', detail: { change: '3' } }),
    ];
    const [day] = toTimelineView(all, frame);
    expect(day?.events.map(({ id, undo }) => [id, undo])).toEqual([
      ['4', ''],
      ['3', ''],
      ['2', ''],
      ['1', '1'],
    ]);
  });

  it('shows the message of a joined enquiry', () => {
    const joined = [{ id: '8', reference: 'PT-ABCDEF', message: 'And Thimphu?' }];
    const [day] = toTimelineView(
      [event('1', '2026-11-15T12:00:00Z', { enquiryId: '8', kind: 'received', detail: {} })],
      { ...frame, joined },
    );
    expect(day?.events[0]).toMatchObject({
      what: 'The enquiry PT-ABCDEF was received',
      text: 'And Thimphu?',
    });
  });
});
