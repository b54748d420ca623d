import { Parser } from 'htmlparser2';

export type HtmlReader = {
  /** `start` is the position of the tag in the HTML. */
  open?: (tag: string, attributes: Readonly<Record<string, string>>, start: number) => void;
  /** Also called for void elements, for end tags that are left out and for elements that are still open at the end. */
  close?: (tag: string) => void;
  text?: (text: string) => void;
};

/** Parses HTML as browsers do. Text arrives decoded, and in one piece between two tags. */
export function readHtml(html: string, reader: HtmlReader): void {
  let pieces: string[] = [];
  const endText = () => {
    if (pieces.length > 0) reader.text?.(pieces.join(''));
    pieces = [];
  };
  const open: string[] = [];
  const parser = new Parser({
    ontext: (text) => pieces.push(text),
    onopentag(tag, attributes) {
      endText();
      open.push(tag);
      reader.open?.(tag, attributes, parser.startIndex);
    },
    onclosetag(tag) {
      endText();
      // A tag that breaks off at the end of the HTML was never opened.
      if (open.at(-1) !== tag) return;
      open.pop();
      reader.close?.(tag);
    },
    onend: endText,
  });
  parser.end(html);
}
