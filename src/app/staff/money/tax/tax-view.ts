import { proposedRules } from '#domain/documents/rules/proposed-rules.ts';
import {
  type DatedRule,
  type Registration,
  type RuleSubject,
  ruleSubjects,
  rulesOn,
} from '#domain/documents/rules/rule.ts';
import { ruleFields, typedRulePart } from '#domain/documents/rules/rule-fields.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import { taxTexts as texts } from './texts.ts';

const optionTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.options));
const fieldTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.fields));

export const fieldLabel = (name: string): string => fieldTexts.get(name) ?? name;
export const optionLabel = (value: string): string => optionTexts.get(value) ?? value;

const valueText = ({ subject, value }: Pick<DatedRule, 'subject' | 'value'>): string =>
  ruleFields[subject]
    .map((field) => `${fieldLabel(field.name)}: ${optionLabel(typedRulePart(value, field))}`)
    .join('; ');

export const toRuleView = (rule: DatedRule, all: readonly DatedRule[], today: string) => ({
  id: rule.id,
  subject: texts.rules.subjects[rule.subject],
  from: dateText(rule.fromDay),
  value: valueText(rule),
  source: rule.source,
  holds: rulesOn(all, today)[rule.subject]?.id === rule.id,
  confirmed:
    rule.confirmedAt === null ? '' : texts.rules.confirmedBy(rule.confirmedBy, timeText(rule.confirmedAt)),
});
export type RuleView = ReturnType<typeof toRuleView>;

export const toRegistrationView = (registration: Registration) => {
  const { id, gstin, state, legalName, seriesCode, fromDay, untilDay, isSample } = registration;
  const days =
    untilDay === null
      ? texts.registrations.from(dateText(fromDay))
      : texts.registrations.until(dateText(fromDay), dateText(untilDay));
  return { id, gstin, state: stateName(state), legalName, seriesCode, days, isSample };
};
export type RegistrationView = ReturnType<typeof toRegistrationView>;

/** The subjects whose rule of today is missing or not confirmed. */
export function openSubjects(rules: readonly DatedRule[], today: string) {
  const now = rulesOn(rules, today);
  return ruleSubjects
    .filter((subject) => !now[subject]?.confirmedBy)
    .map((subject) => ({
      subject,
      text: texts.rules.subjects[subject],
      state: now[subject] ? texts.rules.unconfirmed : texts.rules.missing,
    }));
}

/** Who has confirmed the rule that was confirmed last; usually the accountant of the next one. */
export const lastConfirmer = (rules: readonly DatedRule[]): string =>
  rules
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .toSorted((one, other) => Number(other.confirmedAt) - Number(one.confirmedAt))[0]?.confirmedBy ?? '';

/** What a new rule begins with: the one that holds, or what is proposed. */
export function ruleForms(rules: readonly DatedRule[], today: string) {
  const now = rulesOn(rules, today);
  return ruleSubjects.map((subject: RuleSubject) => {
    const value = now[subject]?.value ?? proposedRules[subject].value;
    return {
      subject,
      label: texts.rules.subjects[subject],
      source: now[subject] ? '' : proposedRules[subject].source,
      fields: ruleFields[subject].map((field) => ({
        name: field.name,
        label: fieldLabel(field.name),
        options: field.kind === 'flag' ? ['yes', 'no'] : field.kind === 'choice' ? [...field.options] : null,
        typed: typedRulePart(value, field),
      })),
    };
  });
}
export type RuleForm = ReturnType<typeof ruleForms>[number];
