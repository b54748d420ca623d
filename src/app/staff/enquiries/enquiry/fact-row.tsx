import type { ChangeValue } from '#app/staff/enquiries/changes/change-value.ts';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { EditableFact } from '#app/staff/forms/editable-field.tsx';
import { FactField, type FactOptions } from './fact-field.tsx';
import type { FactView } from './facts-view.ts';

type Props = {
  enquiryId: string;
  fact: FactView;
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
