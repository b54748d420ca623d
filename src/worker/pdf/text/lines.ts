/** Text of one style and one font file. */
export type Piece = {
  text: string;
  font: string;
  /** In a script whose glyphs differ from its characters. */
  isShaped: boolean;
  size: number;
  /** From the top of the line to its baseline. */
  ascent: number;
  colour: string;
  slanted: boolean;
  link: string;
};

export type Measure = (piece: Piece) => number;

type Word = { pieces: Piece[]; gap?: Piece; beginsLine?: boolean };

const atomsOf = (piece: Piece): Piece[] =>
  (piece.text.match(/[ \n]|[^ \n]+/g) ?? []).map((text) => ({ ...piece, text }));

function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let word: Word = { pieces: [] };
  for (const atom of pieces.flatMap(atomsOf)) {
    if (atom.text !== ' ' && atom.text !== '\n') {
      word.pieces.push(atom);
      continue;
    }
    const isEmpty = word.pieces.length === 0;
    if (!isEmpty) words.push(word);
    const beginsLine = atom.text === '\n' || (isEmpty && word.beginsLine === true);
    word = { pieces: [], gap: { ...atom, text: ' ' }, beginsLine };
  }
  return word.pieces.length > 0 ? [...words, word] : words;
}

const looksLike = (one: Piece, other: Piece) =>
  one.font === other.font &&
  one.size === other.size &&
  one.colour === other.colour &&
  one.slanted === other.slanted &&
  one.link === other.link;

/** A letter with its marks, or a whole syllable in the scripts of India. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a word that is wider than a line. */
function cutWord(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const parts: Piece[][] = [[]];
  let filled = 0;
  for (const piece of pieces) {
    for (const { segment } of graphemes.segment(piece.text)) {
      const letter = { ...piece, text: segment };
      const letterWidth = measure(letter);
      if (filled + letterWidth > width && filled > 0) {
        parts.push([]);
        filled = 0;
      }
      parts.at(-1)?.push(letter);
      filled += letterWidth;
    }
  }
  return parts;
}

/** Breaks text into lines of at most this width, between words. */
export function breakLines(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let filled = 0;

  const add = (piece: Piece, pieceWidth: number) => {
    const last = line.at(-1);
    if (last && looksLike(last, piece)) last.text += piece.text;
    else line.push({ ...piece });
    filled += pieceWidth;
  };
  const endLine = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    filled = 0;
  };
  const place = (word: readonly Piece[], wide: number, gap: Piece | undefined) => {
    const gapWidth = gap && line.length > 0 ? measure(gap) : 0;
    if (filled + gapWidth + wide > width) endLine();
    if (gap && line.length > 0) add(gap, gapWidth);
    for (const piece of word) add(piece, measure(piece));
  };

  const widthOf = (word: readonly Piece[]) => word.reduce((sum, piece) => sum + measure(piece), 0);
  for (const { pieces: word, gap, beginsLine } of wordsOf(pieces)) {
    if (beginsLine) endLine();
    const wide = widthOf(word);
    if (wide <= width) {
      place(word, wide, gap);
      continue;
    }
    for (const part of cutWord(word, width, measure)) {
      endLine();
      place(part, widthOf(part), undefined);
    }
  }
  endLine();
  return lines;
}
