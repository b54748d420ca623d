import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { staffImportsContent } from './texts.ts';

const content = staffImportsContent.past;

export type PastImport = {
  id: string;
  /** Empty once it is removed. */
  fileName: string;
  /** What the file has, when an import takes several kinds. */
  kind?: string;
  counts: string;
  madeBy: string;
  when: string;
  undoneBy: string;
  undoneWhen: string | null;
  /** What the undo left. */
  kept?: string;
};

type Props = {
  imports: readonly PastImport[];
  /** Where the page's action has other intents. */
  intent?: string;
};

/** The newest imports, each of which can be undone. */
export function PastImports({ imports, intent }: Props) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '' });
  return (
    <Card heading={content.heading}>
      <FormStatusLine status={status} takesRoom={false} />
      {imports.length === 0 && <EmptyState>{content.none}</EmptyState>}
      <ul className="divide-y divide-line">
        {imports.map(({ id, fileName, kind, counts, madeBy, when, undoneBy, undoneWhen, kept }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="grid min-w-0">
              <p className="font-semibold wrap-anywhere">{content.title(id, kind ?? '', fileName)}</p>
              <p className="text-quiet text-sm">
                {counts} · {content.by(madeBy, when)}
              </p>
            </div>
            {undoneWhen ? (
              <p className="text-quiet text-sm">
                {[content.undone(undoneBy, undoneWhen), kept].filter(Boolean).join(' · ')}
              </p>
            ) : (
              <form noValidate onSubmit={onSubmit}>
                {intent && <input type="hidden" name="intent" value={intent} />}
                <input type="hidden" name="id" value={id} />
                <Button
                  look="quiet"
                  type="submit"
                  aria-disabled={isBusy}
                  aria-label={fileName ? content.undoOf(fileName) : content.undoNumber(id)}
                >
                  {content.undo}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
