import type { SheetRow } from '#platform/sheets/sheet.ts';

/** The field of each column, by its place; empty for a column that is left out. */
export type SheetColumns<Field extends string> = readonly (Field | '')[];

/** Headings as people write them. The first rule that fits decides, so those with a longer meaning come first. */
export type HeadingRules<Field extends string> = readonly (readonly [Field | '', RegExp])[];

/** `Phone_No.` and `PhoneNo` are read as `phone no`. */
const wordsOf = (heading: string) =>
  heading
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Numbers of rows and the like: `Sr No`, `Enquiry ID`. */
const usualCounter = /^(s|sr|sl|serial|enquiry|enq|query|lead|ref|booking)? ?(no|num|number|id|code)?$/;

type Options = {
  /** So many rows at most are above the headings. */
  maxTitleRows?: number;
  /** Headings of columns that only count or name the rows. */
  isCounter?: RegExp;
};

/** Matches the columns of a list with what they can hold. */
export class ColumnMatcher<Field extends string> {
  readonly labels: Readonly<Record<Field, string>>;
  readonly fields: readonly Field[];
  private readonly rules: HeadingRules<Field>;
  private readonly required: readonly (readonly Field[])[];
  private readonly maxTitleRows: number;
  private readonly isCounter: RegExp;

  /** Of each group in `required` one field needs a column. */
  constructor(
    labels: Readonly<Record<Field, string>>,
    required: readonly (readonly Field[])[],
    rules: HeadingRules<Field>,
    { maxTitleRows = 10, isCounter = usualCounter }: Options = {},
  ) {
    this.labels = labels;
    this.fields = Object.keys(labels) as Field[];
    this.rules = rules;
    this.required = required;
    this.maxTitleRows = maxTitleRows;
    this.isCounter = isCounter;
  }

  private fieldOf(heading: string): Field | '' {
    const words = wordsOf(heading);
    if (/\b(no|num|number|id|code)$/.test(words) && this.isCounter.test(words)) return '';
    return this.rules.find(([, pattern]) => pattern.test(words))?.[0] ?? '';
  }

  /** Guesses the columns by their headings; of two columns for one field the first is taken. */
  guess = (headings: readonly string[]): SheetColumns<Field> => {
    const taken = new Set<Field>();
    return headings.map((heading) => {
      const field = this.fieldOf(heading);
      if (field === '' || taken.has(field)) return '';
      taken.add(field);
      return field;
    });
  };

  /** The place of the row with the headings: lists often have a title above them. */
  headingRow = (rows: readonly SheetRow[]): number => {
    const counts = rows
      .slice(0, this.maxTitleRows)
      .map(({ cells }) => this.guess(cells).filter((field) => field !== '').length);
    const most = Math.max(0, ...counts);
    return most < 2 ? 0 : counts.indexOf(most);
  };

  /** Reads the choice of the form, which has a field per column; each field is taken once. */
  chosen = (chosen: readonly string[]): SheetColumns<Field> => {
    const taken = new Set<string>();
    return chosen.map((value) => {
      const field = this.fields.find((candidate) => candidate === value);
      if (!field || taken.has(field)) return '';
      taken.add(field);
      return field;
    });
  };

  /** The first field of each group that has no column. */
  missing = (columns: SheetColumns<Field>): Field[] =>
    this.required
      .filter((group) => !group.some((field) => columns.includes(field)))
      .flatMap(([field]) => field ?? []);
}
