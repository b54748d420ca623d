/** What we use of the font library of PDFKit, which has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number };
  export type Font = {
    ascent: number;
    descent: number;
    lineGap: number;
    unitsPerEm: number;
    glyphForCodePoint(codePoint: number): Glyph;
    stringsForGlyph(id: number): string[];
    getGlyph(id: number, codePoints: number[]): Glyph;
    layout(text: string): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** PDFKit also takes an object that lays out text itself. */
    registerFont(name: string, src: import('fontkit').Font): this;
  }
}
