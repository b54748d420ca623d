import { describe, expect, it } from 'vitest';
import { type MailPart, partsOf } from './mail-parts.ts';

const plain: MailPart = { part: '1.1', type: 'text/plain', size: 10 };
const html: MailPart = { part: '1.2', type: 'text/html', size: 90 };
const alternative: MailPart = { part: '1', type: 'multipart/alternative', childNodes: [plain, html] };

describe('partsOf', () => {
  it('reads plain text where there is a choice, and lists the attachments', () => {
    const file: MailPart = {
      part: '2',
      type: 'IMAGE/JPEG',
      encoding: 'base64',
      size: 7800,
      disposition: 'attachment',
      dispositionParameters: { filename: 'হোটেল\u202Egpj.exe\r\n' },
    };
    expect(partsOf({ type: 'multipart/mixed', childNodes: [alternative, file] })).toEqual({
      texts: [{ part: '1.1', isHtml: false, size: 10 }],
      attachments: [{ name: 'হোটেলgpj.exe', type: 'image/jpeg', size: 5700, part: '2' }],
      isCut: false,
    });
  });

  it('reads HTML where there is nothing else, also inside a related part', () => {
    const related: MailPart = { part: '1', type: 'multipart/related', childNodes: [html] };
    expect(partsOf({ type: 'multipart/alternative', childNodes: [related] }).texts).toMatchObject([
      { isHtml: true },
    ]);
  });

  it('takes an attached text or mail as an attachment', () => {
    const notes: MailPart = { part: '2', type: 'text/plain', disposition: 'attachment', size: 3 };
    const mail: MailPart = { part: '3', type: 'message/rfc822', size: 99, childNodes: [plain] };
    const { texts, attachments } = partsOf({ type: 'multipart/mixed', childNodes: [plain, notes, mail] });
    expect(texts).toHaveLength(1);
    expect(attachments.map(({ type }) => type)).toEqual(['text/plain', 'message/rfc822']);
  });

  it('stops at a depth and a number that no person sends', () => {
    for (const type of ['multipart/mixed', 'multipart/alternative']) {
      let deep: MailPart = plain;
      for (let depth = 0; depth < 100_000; depth++) deep = { type, childNodes: [deep] };
      expect(partsOf(deep)).toEqual({ texts: [], attachments: [], isCut: true });
    }
    const many = Array.from({ length: 500 }, (): MailPart => ({ type: 'image/png' }));
    const found = partsOf({ type: 'multipart/mixed', childNodes: [plain, ...many] });
    expect(found).toMatchObject({ texts: [{ part: '1.1' }], isCut: true });
    expect(found.attachments).toHaveLength(30);
  });

  it('looks at so many parts and no more, however they are arranged', () => {
    let looked = 0;
    const watched = (childNodes: MailPart[]): MailPart => ({
      get type() {
        looked += 1;
        return childNodes.length > 0 ? 'multipart/alternative' : 'image/png';
      },
      childNodes,
    });
    const wide = (depth: number): MailPart =>
      watched(depth === 0 ? [] : Array.from({ length: 10 }, () => wide(depth - 1)));
    expect(partsOf(wide(4)).isCut).toBe(true);
    expect(looked).toBeLessThan(1000);
  });
});
