import { e164Of } from '#domain/shared/phone-number.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { SheetColumns } from './sheet-columns.ts';
import { sheetImportMessages as messages } from './sheet-import-messages.ts';

/** What is wrong with a row, for the staff member who corrects the file. */
export type RowFault<Field extends string> = { row: number; field: Field | ''; text: string };

/** A row as it would be stored; `undefined` where its faults leave nothing to store. */
export type ReadRow<Value, Field extends string> = {
  row: number;
  value: Value | undefined;
  faults: RowFault<Field>[];
};

/** What people write into a cell that has no value. */
const blank = /^(-+|–|na|n\/a|nil|none|null|not available|\?+|\.+)$/i;

/** Spreadsheets show long numbers as `9.19864E+11` and save them so. */
const shortened = /^\d(\.\d+)?e\+?\d+$/i;
const maxPhoneLength = 60;

/** The cells of a row by their fields, and the faults that are found in them. */
export class SheetRowReader<Field extends string> {
  readonly faults: RowFault<Field>[] = [];
  protected readonly row: number;
  private readonly texts = new Map<Field, string>();

  constructor({ number, cells }: SheetRow, columns: SheetColumns<Field>) {
    this.row = number;
    for (const [index, field] of columns.entries()) {
      const text = storable(cells[index] ?? '').trim();
      if (field !== '' && text !== '' && !blank.test(text)) this.texts.set(field, text);
    }
  }

  protected has = (field: Field): boolean => this.texts.has(field);
  protected text = (field: Field): string => this.texts.get(field) ?? '';

  /** On one line, cut to this length. */
  protected line = (field: Field, maxLength: number): string =>
    cutTo(this.text(field).replaceAll(/\s+/g, ' '), maxLength).trim();

  protected fault(field: Field | '', text: string): void {
    this.faults.push({ row: this.row, field, text });
  }

  /** In E.164; empty without a number, and with a fault for any other text. */
  protected phoneIn(field: Field): string {
    const typed = this.line(field, maxPhoneLength).replace(/\.0+$/, '');
    if (typed === '') return '';
    const isShortened = shortened.test(typed);
    const number = isShortened ? '' : e164Of(typed);
    if (number === '')
      this.fault(field, isShortened ? messages.numberShortened(typed) : messages.numberWrong(typed));
    return number;
  }
}
