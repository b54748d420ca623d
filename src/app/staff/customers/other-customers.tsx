import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { CustomerRows } from './customer-rows.tsx';
import { MergeOther } from './merge-other.tsx';
import type { RecordView } from './record-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

type Props = { customer: RecordView };

/** Suggested duplicates to merge, and merged customers to unmerge. */
export function OtherCustomers({ customer }: Props) {
  const { id, duplicates, merged } = customer;
  const mayMerge = customer.mergedInto === null && !customer.isErased;
  const { send, status } = useAction();
  const merge = (from: string) => send({ intent: 'merge', from, into: id });
  return (
    <>
      <FormStatusLine status={status} takesRoom={false} />
      {duplicates.length > 0 && (
        <Card heading={content.duplicates}>
          <p className="text-quiet text-sm">{content.duplicatesText}</p>
          <CustomerRows others={duplicates} act={content.merge} labelOf={content.mergeWith} onAct={merge} />
        </Card>
      )}
      {merged.length > 0 && (
        <Card heading={content.merged}>
          <CustomerRows
            others={merged}
            act={content.unmerge}
            labelOf={content.unmergeOf}
            onAct={(from) => send({ intent: 'unmerge', id: from })}
          />
        </Card>
      )}
      {mayMerge && <MergeOther key={merged.length} id={id} onMerge={merge} />}
    </>
  );
}
