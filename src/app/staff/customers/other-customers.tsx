import { useKnown } from '#app/staff/enquiries/add/use-known.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { customerPath } from '#staff-paths.ts';
import type { RecordView } from './record-view.ts';
import { staffCustomersContent } from './texts.ts';

type Other = { id: string; name: string; contact: string; why?: string };

type CustomerRowsProps = {
  others: readonly Other[];
  act: string;
  labelOf: (name: string) => string;
  onAct: (id: string) => void;
};

/** Customers with their contact data and a button for each. */
function CustomerRows({ others, act, labelOf, onAct }: CustomerRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {others.map(({ id, name, contact, why }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1.5">
          <div className="min-w-0">
            <p className="truncate">
              <TextLink look="inline" to={customerPath(id)}>
                {name}
              </TextLink>
            </p>
            <p className="truncate text-quiet text-sm">{contact}</p>
            {why && <p className="text-sm">{why}</p>}
          </div>
          <Button look="quiet" aria-label={labelOf(name)} onClick={() => onAct(id)}>
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const content = staffCustomersContent.record;

/** Finds a customer by number, for a duplicate that is not suggested. */
function MergeOther({ id, onMerge }: { id: string; onMerge: (from: string) => void }) {
  const { known, ask } = useKnown();
  const others = known.filter((customer) => customer.id !== id);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
        {content.mergeOther}
      </summary>
      <div
        className="grid gap-2"
        onInput={({ target }) => target instanceof HTMLInputElement && ask(target.value)}
      >
        <p className="text-quiet text-sm">{content.mergeKeeps}</p>
        <TextField
          id="other-number"
          name="number"
          type="tel"
          required
          label={content.otherNumber}
          autoComplete="off"
        />
        <CustomerRows
          others={others.map((other) => ({ id: other.id, name: other.name, contact: other.phone }))}
          act={content.merge}
          labelOf={content.mergeWith}
          onAct={onMerge}
        />
      </div>
    </details>
  );
}

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
