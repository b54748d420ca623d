import { isOpen, type Stage } from '#domain/enquiries/stages.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import { dayOfCell } from '#domain/shared/typed-day.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { type RowFault, SheetRowReader } from '#domain/sheet-import/sheet-row-reader.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cutTo } from '#platform/text.ts';
import { customerImportMessages as messages } from './customer-import-messages.ts';
import type { ImportColumns, ImportField } from './import-columns.ts';

export type ImportedEnquiry = {
  stage: Stage;
  message: string;
  city: string;
  tripTo: string;
  tripStarts: string | null;
  /** As the list has it; empty without one. */
  day: string;
  receivedAt: Date;
  followUpAt: Date;
  /** Becomes a note of the timeline. */
  note: string;
};

/** A row of the list that can be stored; without an open enquiry it is a customer only, with a note about them. */
export type ImportedRow = {
  row: number;
  name: string;
  phoneE164: string;
  email: string;
  enquiry: ImportedEnquiry | undefined;
  /** Remarks that belong to no open enquiry; empty without any. */
  customerNote: string;
};

export type ImportFault = RowFault<ImportField>;

/** The stages of words in a status column; the first that fits. Others leave the enquiry open. */
const stageWords: readonly [Stage, RegExp][] = [
  ['completed', /\b(completed?|travell?ed|closed won)\b|^(trip |tour )?done$/],
  [
    'lost',
    /\b(lost|dead|dropped?|not interested|not int|rejected|closed|junk|no response final|went elsewhere)\b/,
  ],
  ['cancelled', /\bcancel(l?ed)?\b/],
  ['on-trip', /\bon (trip|tour|going)\b|\bongoing\b|\btravelling\b/],
  ['confirmed', /\b(confirm(ed)?|booked|converted|won|advance (paid|received))\b/],
  ['quoted', /\b(quote[ds]?|quotation|proposal|price (sent|given)|rates? (sent|given|shared))\b/],
  ['on-hold', /\b(hold|postponed?)\b/],
  ['contacted', /\b(contacted|called|spoke|talked|in progress|pending|follow ?up|interested|warm|hot)\b/],
];

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const maxEmailLength = 254;
const maxNoteLength = 5000;

/** `15/11/2026 10:30` without its time, and the number of a spreadsheet's day without its fraction. */
const dayIn = (typed: string) =>
  dayOfCell(typed.replace(/[ T,]+\d{1,2}:\d{2}.*$/, '').replace(/^(\d{5})\.\d+$/, '$1'));

class RowReader extends SheetRowReader<ImportField> {
  private readonly now: Date;

  constructor(row: SheetRow, columns: ImportColumns, now: Date) {
    super(row, columns);
    this.now = now;
  }

  private name(): string {
    const name = this.line('name', 200);
    if (name === '') this.fault('name', messages.nameMissing);
    return name;
  }

  private email(): string {
    const typed = this.line('email', 300).replace(/^mailto:/i, '');
    if (typed === '') return '';
    if (!emailShape.test(typed) || typed.length > maxEmailLength)
      this.fault('email', messages.emailWrong(typed));
    return typed.toLowerCase();
  }

  private day(field: 'date' | 'followUp'): string | undefined {
    const typed = this.line(field, 60);
    if (typed === '') return undefined;
    const day = dayIn(typed);
    if (day === undefined) this.fault(field, sheetImportMessages.dayWrong(typed));
    else if (field === 'date' && day > dayInIndia(this.now)) this.fault(field, messages.dayInFuture(typed));
    return day;
  }

  private stage(): Stage {
    const words = this.line('status', 100).toLowerCase();
    return stageWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'contacted';
  }

  /** Nothing that was written is lost: a status or travel date in other words goes into the note. */
  private note(tripStarts: string | undefined): string {
    const [status, travel] = [this.line('status', 100), this.line('tripStarts', 100)];
    const isKnown = stageWords.some(([, pattern]) => pattern.test(status.toLowerCase()));
    return cutTo(
      [
        this.text('remarks'),
        status && !isKnown && `Status: ${status}`,
        travel && !tripStarts && `Travel date: ${travel}`,
      ]
        .filter(Boolean)
        .join('\n'),
      maxNoteLength,
    );
  }

  private enquiry(): ImportedEnquiry | undefined {
    const [date, followUp] = [this.day('date'), this.day('followUp')];
    // Remarks alone are about the customer: nobody has asked for anything.
    const fields = ['message', 'status', 'followUp', 'tripTo', 'tripStarts'] as const;
    const stage = this.stage();
    if (!isOpen(stage) || fields.every((field) => this.text(field) === '')) return undefined;
    const tripStarts = dayIn(this.line('tripStarts', 60));
    const today = dayInIndia(this.now);
    const receivedAt = date === undefined || date >= today ? this.now : momentInIndia(date, '10:00');
    return {
      stage,
      message: cutTo(this.text('message'), 4000),
      city: this.line('city', 100),
      tripTo: this.line('tripTo', 100),
      tripStarts: tripStarts ?? null,
      day: date ?? '',
      receivedAt,
      // An open enquiry always has a follow-up.
      followUpAt: momentInIndia(followUp ?? daysAfter(today, 1), '10:00'),
      note: this.note(tripStarts),
    };
  }

  read(): ImportedRow {
    const [name, phoneE164, email] = [this.name(), this.phoneIn('phone'), this.email()];
    if (!this.has('phone') && !this.has('email')) this.fault('', messages.contactMissing);
    const enquiry = this.enquiry();
    const customerNote = enquiry ? '' : cutTo(this.text('remarks'), maxNoteLength);
    return { row: this.row, name, phoneE164, email, enquiry, customerNote };
  }
}

/** Reads a row of the list; with faults it is left out. */
export function readImportRow(
  row: SheetRow,
  columns: ImportColumns,
  now: Date,
): { read: ImportedRow; faults: ImportFault[] } {
  const reader = new RowReader(row, columns, now);
  return { read: reader.read(), faults: reader.faults };
}
