import type { ReactNode } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { staffMessages } from '#messages.ts';
import { Differences, type FieldDifference } from './differences.tsx';
import { History, type HistoryTexts } from './history.tsx';
import type { HistoryView } from './read-history.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.history;

type Texts = HistoryTexts & {
  changed?: (version: number) => string;
  /** Of the oldest version. */
  first: string;
};

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Change({ shown, texts }: { shown: NonNullable<HistoryView['shown']>; texts: Texts }) {
  const { version, isFirst, changes, restoring } = shown;
  const { changed = content.changed, first } = texts;
  const part = (id: string, title: string, fields: readonly FieldDifference[]) => (
    <Part id={id} title={title}>
      <Differences fields={fields} />
    </Part>
  );
  return (
    <>
      <Part id="changed" title={changed(version)}>
        {isFirst && <p className="text-quiet">{first}</p>}
        {changes && <Differences fields={changes} />}
      </Part>
      {restoring && part('restoring', content.against(version), restoring)}
    </>
  );
}

type Props = {
  title: string;
  name?: string;
  /** To the editor and to the list. */
  links: ReactNode;
  history: HistoryView;
  /** Sent with the version that is restored. */
  fields?: Record<string, string>;
  compareTo: (version: number) => string;
  texts: Texts;
};

/** The versions of a text and the changes of one of them. The route's action is a `restoreAction`. */
export function HistoryScreen({ title, name, links, history, fields = {}, compareTo, texts }: Props) {
  const { id, lines, current, shown, isGone } = history;
  const { send, status, isBusy } = useAction<unknown>();
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <PageTitle>{title}</PageTitle>
        {name && <p className="wrap-anywhere">{name}</p>}
        <div className="flex flex-wrap gap-x-5">{links}</div>
        <div className="whitespace-pre-line">
          <FormStatusLine status={status} />
        </div>
      </div>
      {isGone && <p className="font-semibold text-brick">{staffMessages.publishing.revisionGone}</p>}
      {shown && <Change shown={shown} texts={texts} />}
      <History
        lines={lines}
        current={current}
        shown={shown?.version}
        compareTo={compareTo}
        isBusy={isBusy}
        texts={texts}
        onRestore={(version) => void send({ ...fields, id, version: String(version) })}
      />
    </div>
  );
}
