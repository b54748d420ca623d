/** What stands in a text for a figure that staff keep elsewhere. */
export type FigureMark = 'discount' | 'change hours' | 'cancel percent';
export const figureMarks = /\{(discount|change hours|cancel percent)\}/g;

export type Figures = Partial<Record<FigureMark, string>>;

/** The same data with a figure for every mark in its texts. */
export function filled<Data>(data: Data, figures: Figures): Data {
  if (typeof data === 'string')
    return data.replaceAll(figureMarks, (mark, name: FigureMark) => figures[name] ?? mark) as Data;
  if (Array.isArray(data)) return data.map((item) => filled(item, figures)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, filled(value, figures)]),
  ) as Data;
}
