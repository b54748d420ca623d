import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitQuoted } from './quoted-text.ts';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines as they occur in mails, in any order. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    '> earlier',
    '>> earlier still',
    'On Mon, 16 Nov 2026 at 10:00, Purvai <care@purvai.example> wrote:',
    'On Mon, 16 Nov 2026 at 10:00, Purvai Travels',
    '<care@purvai.example> wrote:',
    '-----Original Message-----',
    'From: Purvai',
    'Sent: Monday',
    'To: Asha',
    '-- ',
  ),
  fc.string({ maxLength: 40 }),
);

describe('splitQuoted', () => {
  it('loses no line, repeats none, and always shows something of a mail with text', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const text = lines.join('\n');
        const { own, quoted } = splitQuoted(text);
        expect([...linesOf(own), ...linesOf(quoted)].sort()).toEqual(
          linesOf(text.replaceAll('\r', '\n')).sort(),
        );
        expect(own === '').toBe(text.trim() === '');
      }),
      { numRuns: 500 },
    );
  });

  it('reads a long mail once, not once for each line', () => {
    const introduced = 'On Monday, Purvai wrote:\nyes\n> x\n'.repeat(8000);
    expect(splitQuoted(`${introduced}yes`).quoted).toBe('');
    expect(splitQuoted('On Monday, somebody who '.repeat(10_000)).quoted).toBe('');
  });

  it.each([
    [
      'Gmail',
      'Yes, please.\n\nOn Mon, 16 Nov 2026 at 10:00, Purvai <care@purvai.example>\nwrote:\n\n> Shall we book?\n>\n> Rupa',
    ],
    [
      'Gmail in Hindi',
      'Yes, please.\n\nसोम, 16 नव॰ 2026 को 10:00 बजे को Purvai <care@purvai.example> ने लिखा:\n\n> Shall we book?',
    ],
    [
      'Yahoo',
      'Yes, please.\n\nOn Monday, 16 November, 2026 at 10:00 am IST, Purvai <care@purvai.example> wrote:\n\n Shall we book?',
    ],
    [
      'Outlook',
      'Yes, please.\r\n\r\n________________________________\r\nFrom: Purvai <care@purvai.example>\r\nSent: 16 November 2026\r\nTo: Asha\r\nSubject: Trip\r\n\r\nShall we book?',
    ],
    [
      'Outlook without a line',
      'Yes, please.\n\nFrom: Purvai <care@purvai.example>\nSent: 16 November 2026\nTo: Asha\n\nShall we book?',
    ],
    ['an answer below', 'On Mon, 16 Nov 2026, Purvai wrote:\n> Shall we book?\n\nYes, please.'],
  ])('folds what %s repeats', (_, text) => {
    const { own, quoted } = splitQuoted(text);
    expect(own).toBe('Yes, please.');
    expect(quoted).toContain('Shall we book?');
  });

  it('keeps answers between quoted lines together with the questions', () => {
    const text = 'On Mon, 16 Nov 2026, Purvai wrote:\n\n> How many?\nFour.\n> When?\nIn May.\n> Rupa';
    const { own, quoted } = splitQuoted(text);
    expect(own).toContain('Four.\n> When?\nIn May.');
    expect(quoted).toContain('> Rupa');
  });
});
