import { useState } from 'react';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import type { RevisionLine } from '#domain/revisions/revision.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { MomentView } from './state-badge.tsx';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.history;

/** What a kind says otherwise than the others. */
export type HistoryTexts = {
  /** What restoring does. */
  restoreEffect?: string;
  none?: string;
};

type Props = {
  lines: readonly RevisionLine[];
  /** The current version. */
  current: number;
  /** The version whose changes the page shows. */
  shown?: number | undefined;
  compareTo: (version: number) => string;
  isBusy?: boolean;
  texts: HistoryTexts;
  onRestore: (version: number) => void;
};

function Facts({ line, isCurrent }: { line: RevisionLine; isCurrent: boolean }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {content.version(line.version)}
        {isCurrent && <span className="ml-2 rounded-full bg-sand px-2.5 text-sm">{content.present}</span>}
      </p>
      <p className="text-quiet text-sm wrap-anywhere">
        <MomentView moment={line.savedAt} />, {line.savedBy ? content.by(line.savedBy) : content.byNobody}
        {line.restoredFrom !== null && `, ${content.restoredFrom(line.restoredFrom)}`}
      </p>
    </div>
  );
}

type AskProps = {
  line: RevisionLine;
  effect: string;
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
};

function AskRestore({ line, effect, isBusy, onRestore, onClose }: AskProps) {
  return (
    <Dialog title={content.restoreTitle(line.version)} onClose={onClose}>
      <div className="grid gap-4">
        <p>{effect}</p>
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{staffPublishingContent.cancel}</CloseDialog>
          <Button
            aria-disabled={isBusy}
            onClick={({ currentTarget }) => {
              // Closed before it is unmounted, so that the browser returns the focus to the button.
              currentTarget.closest('dialog')?.close();
              onRestore();
            }}
          >
            {content.restoreGo(line.version)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function History(props: Props) {
  const { lines, current, shown, compareTo, isBusy = false, texts, onRestore } = props;
  const [restoring, setRestoring] = useState<RevisionLine>();
  if (lines.length === 0) return <EmptyState>{texts.none ?? content.none}</EmptyState>;
  return (
    <>
      <ol className="grid divide-y divide-line rounded-xl border border-line bg-card">
        {lines.map((line) => (
          <li
            key={line.version}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
          >
            <Facts line={line} isCurrent={line.version === current} />
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                look="quiet"
                to={compareTo(line.version)}
                preventScrollReset
                aria-current={line.version === shown}
                aria-label={`${content.compare}: ${content.version(line.version)}`}
              >
                {content.compare}
              </ButtonLink>
              {line.version !== current && (
                <Button
                  look="quiet"
                  aria-haspopup="dialog"
                  aria-label={`${content.restore}: ${content.version(line.version)}`}
                  onClick={() => setRestoring(line)}
                >
                  {content.restore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {restoring && (
        <AskRestore
          line={restoring}
          effect={texts.restoreEffect ?? content.restoreEffect(timeText(restoring.savedAt))}
          isBusy={isBusy}
          onRestore={() => onRestore(restoring.version)}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  );
}
