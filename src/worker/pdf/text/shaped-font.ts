import { create, type Font, type GlyphRun } from 'fontkit';
import { Blob, Buffer, Face, type GlyphInfo, Font as Shaper, shape } from 'harfbuzzjs';

/**
 * The characters of each glyph, for readers that copy the text glyph by glyph. A glyph that joins several stands for
 * those of its syllable (cluster) that no other glyph has.
 */
function charactersOf(font: Font, text: string, shaped: readonly GlyphInfo[]): string[] {
  const own = shaped.map(({ codepoint }) => font.stringsForGlyph(codepoint)[0] ?? '');
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const unclaimed = new Map(starts.map((start, index) => [start, text.slice(start, starts[index + 1])]));
  for (const [index, { cluster }] of shaped.entries())
    unclaimed.set(cluster, (unclaimed.get(cluster) ?? '').replace(own[index] ?? '', ''));
  return shaped.map(({ cluster }, index) => {
    if (own[index]) return own[index];
    const joined = unclaimed.get(cluster) ?? '';
    unclaimed.set(cluster, '');
    return joined;
  });
}

/**
 * A font that HarfBuzz lays out. fontkit, which PDFKit uses, draws the mark of a leading R (reph) twice in some Bengali
 * syllables, and leaves some consonants unjoined.
 */
export function shapedFont(bytes: Uint8Array): Font {
  const font = create(bytes);
  let shaper: Shaper | undefined;

  function layout(text: string): GlyphRun {
    shaper ??= new Shaper(new Face(new Blob(bytes)));
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const shaped = buffer.getGlyphInfos();
    const characters = charactersOf(font, text, shaped);
    const positions = buffer.getGlyphPositions();
    return {
      glyphs: shaped.map(({ codepoint }, index) =>
        font.getGlyph(
          codepoint,
          Array.from(characters[index] ?? '', (letter) => letter.codePointAt(0) ?? 0),
        ),
      ),
      positions,
      // PDFKit scales the positions in place, and reads this afterwards.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  return Object.assign(font, { layout });
}
