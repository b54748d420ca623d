import { useMemo } from 'react';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { readableHtml } from './readable-html.ts';
import { staffPublishingContent } from './texts.ts';
import { type WordChange, wordChanges } from './word-changes.ts';

const content = staffPublishingContent.differences;

export type FieldDifference = { name: string; before: string; after: string; isHtml?: boolean };

/** Read out before a part that only one side has. */
type Labels = { removed: string; added: string };

function Change({ change, labels }: { change: WordChange; labels: Labels }) {
  if (change.kind === 'same') return change.text;
  const isAdded = change.kind === 'added';
  const Mark = isAdded ? 'ins' : 'del';
  return (
    <Mark
      className={
        isAdded
          ? 'bg-teal/15 text-teal underline decoration-2 underline-offset-3'
          : 'bg-brick/10 text-brick line-through decoration-2'
      }
    >
      <span className="sr-only">{` [${isAdded ? labels.added : labels.removed}: `}</span>
      {change.text}
      <span className="sr-only">{'] '}</span>
    </Mark>
  );
}

function changesIn(before: string, after: string, isHtml = false) {
  const [was, is] = isHtml ? [readableHtml(before), readableHtml(after)] : [before, after];
  const changes: WordChange[] =
    was === is ? [{ kind: 'same', text: content.onlyLooks }] : wordChanges(was, is);
  return changes.map((change, index) => ({ ...change, key: `${index} ${change.kind}` }));
}

function Field({ field, labels }: { field: FieldDifference; labels: Labels }) {
  const { before, after, isHtml } = field;
  const changes = useMemo(() => changesIn(before, after, isHtml), [before, after, isHtml]);
  return (
    <div className="grid gap-1">
      <dt className="font-semibold text-sm">{field.name}</dt>
      <dd className="rounded-lg border border-line bg-card px-3 py-2 whitespace-pre-wrap wrap-anywhere">
        {changes.map(({ key, ...change }) => (
          <Change key={key} change={change} labels={labels} />
        ))}
      </dd>
    </div>
  );
}

type Props = {
  fields: readonly FieldDifference[];
  /** What the marks mean, when they do not mean an older and a newer text. */
  meaning?: Labels & { key: string };
};

/** Marks changes by underline and strike-through, not by colour alone. Unchanged fields are left out. */
export function Differences({ fields, meaning = content }: Props) {
  const changed = fields.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return <EmptyState>{content.none}</EmptyState>;
  return (
    <div className="grid gap-3">
      <p className="text-quiet text-sm">{meaning.key}</p>
      <dl className="grid gap-3">
        {changed.map((field) => (
          <Field key={field.name} field={field} labels={meaning} />
        ))}
      </dl>
    </div>
  );
}
