import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { staffRoutesContent } from '#app/content/staff/routes.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { FareKind } from '#domain/fares/fare-sheet.ts';
import { paths } from '#paths.ts';
import type { RoutesReply } from './routes-reply.ts';

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
  const { Form, data, state } = useFetcher<RoutesReply>();
  const isHydrated = useHydrated();
  const isBusy = state !== 'idle';
  const onReply = useEffectEvent((reply: RoutesReply) => {
    if (!reply.ok) isSessionOver({ sessionOver: reply.sessionOver === true });
  });
  useEffect(() => {
    if (data) onReply(data);
  }, [data]);
  return (
    <Panel heading={content.heading}>
      <StatusLine
        text={isBusy ? undefined : data?.text}
        tone={data?.ok === false ? 'fault' : 'good'}
        takesRoom={false}
      />
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
              <Form method="post" action={paths.adminRoutes}>
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
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
