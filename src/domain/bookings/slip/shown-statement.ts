import { formatPaise } from '#domain/shared/money.ts';
import type { Statement } from './statement.ts';
import {
  differenceText,
  expenseRule,
  insideRateText,
  lineCells,
  noteText,
  statementTitle,
} from './statement-text.ts';

/** A statement with every value as it is read, the same for staff and for the customer. */
export function presentStatement(statement: Statement) {
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
    notes: statement.notes.map(noteText),
    rule: expenseRule(statement.rateVersion),
  };
}

export type ShownStatement = ReturnType<typeof presentStatement>;
