import { dayOfCell } from '#domain/shared/typed-day.ts';
import type { SheetColumns } from '#domain/sheet-import/sheet-columns.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { type RowFault, SheetRowReader } from '#domain/sheet-import/sheet-row-reader.ts';
import { Failure } from '#platform/failure.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cutTo } from '#platform/text.ts';
import type { StatementLine } from './bank-line.ts';
import { bankMessages as messages } from './bank-messages.ts';
import { utrOfLine } from './line-utr.ts';
import { type StatementField, statementColumns, statementLabels } from './statement-columns.ts';

export type Statement = {
  /** The last four digits of the account; empty when the file does not name it. */
  account: string;
  lines: StatementLine[];
  faults: RowFault<StatementField>[];
};

const maxNarrationLength = 500;
const maxWholeDigits = 13;

/** Some banks write `="412345678901"`, so that spreadsheets keep every digit. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^="?(.*?)"?$/s, '$1')
    .replace(/^'/, '')
    .trim();

type BankAmount = { paise: number; mark: 'cr' | 'dr' | 'minus' | '' };

/** `1,23,456.50`, `500.00 Dr`, `(500.00)`, `-500`; never below zero, with what says that it is. */
export function bankAmount(typed: string): BankAmount | undefined {
  const found =
    /^(?<open>\()?(?<sign>[-+−])? ?(?:₹|rs\.?|inr)? ?(?<late>[-−])?(?<whole>\d[\d,]*)(?:\.(?<fraction>\d*))?\)? ?(?:\(?(?<mark>cr|dr)\.?\)?)?(?<after>-)?$/i.exec(
      typed.replaceAll(/\s+/g, ' '),
    )?.groups;
  const whole = found?.whole?.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const fraction = (found?.fraction ?? '').replace(/0+$/, '');
  if (!found || whole === undefined || whole.length > maxWholeDigits || fraction.length > 2) return undefined;
  const paise = Number(whole) * 100 + Number(fraction.padEnd(2, '0') || 0);
  const isMinus = found.open || (found.sign && found.sign !== '+') || found.late || found.after;
  const mark = (found.mark?.toLowerCase() ?? (isMinus ? 'minus' : '')) as BankAmount['mark'];
  return { paise, mark };
}

/** Without the time of the day, which some banks add. */
const withoutTime = (typed: string) =>
  typed.replace(/[ T]+\d{1,2}:\d{2}.*$/, '').replace(/^(\d{5})\.\d+$/, '$1');

const directionOf = (typed: string): 'cr' | 'dr' | undefined => {
  if (/^(c|cr|credit|deposit)\.?$/i.test(typed)) return 'cr';
  return /^(d|dr|debit|withdrawal)\.?$/i.test(typed) ? 'dr' : undefined;
};

type FileForm = {
  /** Days are numbers of a spreadsheet. A sum below the table may look like such a number in a file whose days are written out. */
  hasSerialDays: boolean;
  /** Amounts without a mark are credits, because debits have one. */
  marksDebits: boolean;
};

class LineReader extends SheetRowReader<StatementField> {
  private readonly form: FileForm;

  constructor(row: SheetRow, columns: SheetColumns<StatementField>, form: FileForm) {
    super({ number: row.number, cells: row.cells.map(bare) }, columns);
    this.form = form;
  }

  private dayText = () => this.line('day', 40) || this.line('valueDay', 40);

  /** Titles, sums and repeated headings have no day. */
  isLine = () => {
    const typed = this.dayText();
    const isSum = !this.form.hasSerialDays && /^\d[\d,]*[.,]\d+$/.test(typed);
    return /\d/.test(typed) && !isSum;
  };

  private day(): string | undefined {
    const typed = withoutTime(this.dayText());
    const day = /^\d+$/.test(typed) === this.form.hasSerialDays ? dayOfCell(typed) : undefined;
    if (day === undefined) this.fault('day', messages.dayWrong(this.dayText()));
    return day;
  }

  /** `null` without an amount, `undefined` with a fault. */
  private amountIn(field: StatementField): BankAmount | null | undefined {
    if (!this.has(field)) return null;
    const typed = this.line(field, 60);
    const amount = bankAmount(typed);
    if (!amount) this.fault(field, messages.amountWrong(typed));
    return amount && amount.paise === 0 ? null : amount;
  }

  /** As the bank has it in one column, by its mark or by the column beside it. */
  private signed({ paise, mark }: BankAmount): number | undefined {
    const direction = mark === 'cr' || mark === 'dr' ? mark : directionOf(this.line('direction', 20));
    if (mark === 'minus') return -paise;
    if (direction) return direction === 'cr' ? paise : -paise;
    if (this.form.marksDebits) return paise;
    this.fault('amount', messages.directionMissing);
    return undefined;
  }

  private amount(): number | undefined {
    const [debit, credit, amount] = (['debit', 'credit', 'amount'] as const).map((field) =>
      this.amountIn(field),
    );
    if (debit === undefined || credit === undefined || amount === undefined) return undefined;
    if (debit && credit) this.fault('', messages.amountTwice);
    else if (debit) return -debit.paise;
    else if (credit) return credit.mark === 'minus' || credit.mark === 'dr' ? -credit.paise : credit.paise;
    else if (amount) return this.signed(amount);
    else this.fault('', messages.amountMissing);
    return undefined;
  }

  private balance(): number | null {
    const balance = bankAmount(this.line('balance', 60));
    if (!balance) return null;
    return balance.mark === 'minus' || balance.mark === 'dr' ? -balance.paise : balance.paise;
  }

  read(): StatementLine | undefined {
    const day = this.day();
    const amountPaise = day === undefined ? undefined : this.amount();
    if (day === undefined || amountPaise === undefined) return undefined;
    const [text, reference] = [this.line('narration', 1000), this.line('reference', 200)];
    // Banks often repeat the number in a column of its own.
    const narration = text.includes(reference) ? text : [text, reference].filter(Boolean).join(' · ');
    return {
      ...{ day, amountPaise, balancePaise: this.balance() },
      narration: cutTo(narration, maxNarrationLength),
      utr: utrOfLine(text, reference),
    };
  }
}

const accountNumber =
  /(?:\baccount|\ba\/c|\bacct?)\b[^\dX*]{0,40}?\b(?:no|number|num)\b[^\dX*]{0,20}((?:[X*]+[ -]?)*\d{4,})/i;

/** The last four digits of the account that the rows above the table name. */
function accountIn(rows: readonly SheetRow[]): string {
  for (const { cells } of rows) {
    const found = accountNumber.exec(cells.map(bare).join(' '))?.[1];
    if (found) return found.slice(-4);
  }
  return '';
}

function formOf(rows: readonly SheetRow[], columns: SheetColumns<StatementField>): FileForm {
  const cellsOf = (field: StatementField) => {
    const place = columns.indexOf(field);
    return place < 0 ? [] : rows.map(({ cells }) => bare(cells[place] ?? ''));
  };
  const days = cellsOf(columns.includes('day') ? 'day' : 'valueDay').map(withoutTime);
  const first = days.find((day) => dayOfCell(day) !== undefined);
  return {
    hasSerialDays: first !== undefined && /^\d+$/.test(first),
    marksDebits: cellsOf('amount').some((text) => {
      const mark = bankAmount(text)?.mark;
      return mark === 'minus' || mark === 'dr';
    }),
  };
}

/** Reads a statement as banks in India write it: with the account above the table and sums below it. */
export function readStatement(rows: readonly SheetRow[]): Statement {
  if (rows.length === 0) throw new Failure('invalid', sheetImportMessages.empty);
  const place = statementColumns.headingRow(rows);
  const columns = statementColumns.guess((rows[place]?.cells ?? []).map(bare));
  const missing = statementColumns.missing(columns);
  if (missing.length > 0) {
    const names = [...new Set(missing)].map((field) => statementLabels[field]).join(', ');
    throw new Failure('invalid', messages.columnsMissing(names), { field: 'file' });
  }
  const table = rows.slice(place + 1);
  const form = formOf(table, columns);
  const statement: Statement = { account: accountIn(rows.slice(0, place)), lines: [], faults: [] };
  for (const row of table) {
    const reader = new LineReader(row, columns, form);
    if (!reader.isLine()) continue;
    const line = reader.read();
    if (line && reader.faults.length === 0) statement.lines.push(line);
    statement.faults.push(...reader.faults);
  }
  return statement;
}
