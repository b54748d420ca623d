import { formatPaise } from '#domain/shared/money.ts';
import type { UsageNote } from './readings.ts';
import type { Statement } from './statement.ts';
import {
  differenceText,
  expenseRule,
  insideRateText,
  landedText,
  lineCells,
  noteText,
  statementTitle,
} from './statement-text.ts';

const isDoubt = ({ kind }: UsageNote) => kind === 'km-too-many';

/** From when waiting counts, and which agreed value holds in place of a reading; for the customer, too. */
export const explanations = ({ notes, readings }: Statement): string[] => [
  ...(readings.landed ? [landedText(new Date(readings.landed.at))] : []),
  ...notes.filter((note) => !isDoubt(note)).map(noteText),
];

/** Readings that staff check before they close. */
export const doubtsIn = ({ notes }: Statement): string[] => notes.filter(isDoubt).map(noteText);

/** A statement with every value as it is read, the same for staff and for the customer. */
export function toStatementView(statement: Statement) {
  return {
    title: statementTitle,
    lines: statement.lines.map(lineCells),
    total: formatPaise(statement.totalPaise),
    totalPaise: statement.totalPaise,
    totalInWords: statement.totalInWords,
    agreed: formatPaise(statement.agreedPaise),
    differences: statement.differences.map((difference) => ({
      text: differenceText(difference),
      amount: formatPaise(difference.amountPaise),
    })),
    insideRate: statement.insideRate.map(insideRateText),
    notes: explanations(statement),
    rule: expenseRule(statement),
  };
}

export type StatementView = ReturnType<typeof toStatementView>;
