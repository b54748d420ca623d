import { useKnown } from '#app/staff/enquiries/add/use-known.ts';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { CustomerRows } from './customer-rows.tsx';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

/** Finds a customer by number, for a duplicate that is not suggested. */
export function MergeOther({ id, onMerge }: { id: string; onMerge: (from: string) => void }) {
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
