import type { ChangeValue } from '#app/staff/enquiries/changes/change-value.ts';
import type { ActionResult } from '#app/staff/ui/action-result.ts';
import { EditableFact } from '#app/staff/ui/facts/editable-fact.tsx';
import { FactField, type FactOptions } from './fact-field.tsx';
import type { ShownFact } from './shown-facts.ts';

type Props = {
  enquiryId: string;
  fact: ShownFact;
  options: FactOptions;
  isFixed: boolean;
  onSaved: (result: ActionResult<ChangeValue>) => void;
};

/** One fact of an enquiry, edited in place. */
export function FactRow({ enquiryId, fact, options, ...row }: Props) {
  return (
    <EditableFact
      {...row}
      id={`fact-${fact.fact}`}
      label={fact.label}
      fact={fact}
      request={(editing) => ({ intent: 'fact', id: enquiryId, fact: fact.fact, ...editing })}
      field={(props) => <FactField {...props} fact={fact} options={options} />}
    />
  );
}
