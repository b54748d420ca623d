import { staffRoutesContent } from '#app/content/staff/routes.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { FareKind } from '#domain/fares/files/fare-sheet.ts';

const content = staffRoutesContent.imports;
const { kinds } = staffRoutesContent.export;

export type ShownImport = {
  id: string;
  kind: FareKind;
  fileName: string;
  added: number;
  changed: number;
  madeBy: string;
  when: string;
  undoneBy: string;
  undoneWhen: string | null;
};

type Props = { imports: ShownImport[]; isSessionOver: SessionCheck };

/** The newest imports, each of which can be undone. */
export function ImportsList({ imports, isSessionOver }: Props) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '', isSessionOver });
  const isHydrated = useHydrated();
  return (
    <Panel heading={content.heading}>
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
      {imports.length === 0 && <p className="text-quiet">{content.none}</p>}
      <ul>
        {imports.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0"
          >
            <div className="grid min-w-0">
              <p className="font-semibold wrap-anywhere">
                {kinds[one.kind]}: {one.fileName}
              </p>
              <p className="text-quiet text-sm">
                {content.counts(one.added, one.changed)} · {content.by(one.madeBy, one.when)}
              </p>
            </div>
            {one.undoneWhen ? (
              <p className="text-quiet text-sm">{content.undone(one.undoneBy, one.undoneWhen)}</p>
            ) : (
              <form noValidate onSubmit={onSubmit}>
                <input type="hidden" name="intent" value="undo-import" />
                <input type="hidden" name="id" value={one.id} />
                <button
                  type="submit"
                  disabled={!isHydrated}
                  aria-disabled={isBusy}
                  aria-label={content.undoOf(one.fileName)}
                  className="min-h-11 rounded-lg border border-line px-4 font-semibold text-teal hover:border-current"
                >
                  {content.undo}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
