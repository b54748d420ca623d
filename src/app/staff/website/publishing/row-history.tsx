import type { ComponentProps } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Differences } from './differences.tsx';
import { History } from './history.tsx';

type Changes = ComponentProps<typeof Differences>['fields'];

type Texts = {
  changed: (version: number) => string;
  first: string;
  against: (version: number) => string;
  restoreEffect?: string;
};

type Props = {
  id: string;
  current: number;
  lines: ComponentProps<typeof History>['lines'];
  /** One version: what it changed, and what restoring it would change. */
  shown: { version: number; changes: Changes | undefined; restoring: Changes | undefined } | undefined;
  texts: Texts;
};

/** The versions of a package or a place. The route's action restores the version of the fields `id` and `version`. */
export function RowHistory({ id, current, lines, shown, texts }: Props) {
  const { send, status, isBusy } = useAction();
  return (
    <>
      <div className="grid gap-2">
        <FormStatusLine status={status} />
        <History
          lines={lines}
          current={current}
          shown={shown?.version}
          compareTo={(version) => `?id=${id}&version=${version}`}
          isBusy={isBusy}
          {...(texts.restoreEffect !== undefined && { restoreEffect: texts.restoreEffect })}
          onRestore={(version) => void send({ id, version: String(version) })}
        />
      </div>
      {shown && (
        <section aria-labelledby="changed" className="grid gap-3">
          <h2 id="changed" className="text-2xl">
            {texts.changed(shown.version)}
          </h2>
          {shown.changes ? <Differences fields={shown.changes} /> : <p>{texts.first}</p>}
        </section>
      )}
      {shown?.restoring && (
        <section aria-labelledby="restoring" className="grid gap-3">
          <h2 id="restoring" className="text-2xl">
            {texts.against(shown.version)}
          </h2>
          <Differences fields={shown.restoring} />
        </section>
      )}
    </>
  );
}
