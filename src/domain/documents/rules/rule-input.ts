import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { isRuleSubject, type RuleSubject, type RuleValues, ruleValues } from './rule.ts';
import { type RuleField, ruleFields } from './rule-fields.ts';

function readPart({ kind }: RuleField, typed: string): unknown {
  if (kind === 'flag') return typed === 'yes' ? true : typed === 'no' ? false : undefined;
  if (kind === 'percent') return percentFromTyped(typed);
  return kind === 'rupees' ? paiseFromTyped(typed) : typed;
}

type Read =
  | { subject: RuleSubject; value: RuleValues[RuleSubject] }
  /** The field that is wrong. */
  | { fault: string };

/** Reads a rule as it was typed, part by part. */
export function readRule(subject: string, typed: ReadonlyMap<string, string>): Read {
  if (!isRuleSubject(subject)) return { fault: 'subject' };
  const schema = ruleValues[subject];
  const parts = new Map<string, unknown>();
  for (const field of ruleFields[subject]) {
    const part = readPart(field, typed.get(field.name)?.trim() ?? '');
    if (part === undefined) return { fault: field.name };
    parts.set(field.name, part);
  }
  const read = schema.safeParse(Object.fromEntries(parts));
  if (read.success) return { subject, value: read.data };
  return { fault: String(read.error.issues[0]?.path[0] ?? 'subject') };
}
