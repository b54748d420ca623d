/** What stands in a text for a figure that staff keep elsewhere. */
export type FigureMark =
  | 'discount'
  | 'change hours'
  | 'cancel percent'
  | 'day minimum'
  | 'free waiting'
  | 'car types';
export const figureMarks = /\{(discount|change hours|cancel percent|day minimum|free waiting|car types)\}/g;

/** The discount is empty while there is none. */
export type Figures = Partial<Record<FigureMark, string>>;

const namesDiscount = (text: string) => text.includes('{discount}');

/** Without the clause that names the discount; without the sentence where it begins so. */
function sentenceWithoutDiscount(sentence: string): string {
  if (!namesDiscount(sentence)) return sentence;
  const clauses = sentence.split(/(?<=[,:;])\s+/);
  if (namesDiscount(clauses[0] ?? '')) return '';
  const end = /[.!?]*$/.exec(sentence)?.[0] ?? '';
  const rest = clauses.filter((clause) => !namesDiscount(clause)).join(' ');
  return rest.replace(/[,:;.!?]*$/, '') + end;
}

const withoutDiscount = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .map(sentenceWithoutDiscount)
    .filter((sentence) => sentence !== '')
    .join(' ');

function filledText(text: string, figures: Figures): string {
  const shown = figures.discount === '' && namesDiscount(text) ? withoutDiscount(text) : text;
  return shown.replaceAll(figureMarks, (mark, name: FigureMark) => figures[name] ?? mark);
}

/** The same data with a figure for every mark in its texts. A discount of 0 is left out with its clause. */
export function filled<Data>(data: Data, figures: Figures): Data {
  if (typeof data === 'string') return filledText(data, figures) as Data;
  if (Array.isArray(data)) return data.map((item) => filled(item, figures)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, filled(value, figures)]),
  ) as Data;
}
