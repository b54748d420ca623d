import { useState } from 'react';
import { Link } from 'react-router';
import { staffPublishingContent } from '#app/content/staff/publishing.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { ShownMoment } from '#app/staff/ui/state-badge.tsx';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import type { RevisionLine } from '#domain/revisions/revision.ts';
import { shownTime } from '#domain/shared/india-time.ts';

const content = staffPublishingContent.history;

type Props = {
  lines: readonly RevisionLine[];
  /** The current version. */
  current: number;
  /** The version whose changes the page shows. */
  shown?: number | undefined;
  compareTo: (version: number) => string;
  isBusy?: boolean;
  /** What restoring does, where it differs from blogs and packages. */
  restoreEffect?: string;
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
        <ShownMoment moment={line.savedAt} />, {line.savedBy ? content.by(line.savedBy) : content.byNobody}
        {line.restoredFrom !== null && `, ${content.restoredFrom(line.restoredFrom)}`}
      </p>
    </div>
  );
}

const action =
  'inline-flex min-h-11 items-center rounded-md border border-line px-3 font-semibold text-sm text-teal hover:border-current aria-[current=true]:bg-sand';

type AskProps = {
  line: RevisionLine;
  effect: string;
  isBusy: boolean;
  onRestore: () => void;
  onClose: () => void;
};

function AskRestore({ line, effect, isBusy, onRestore, onClose }: AskProps) {
  return (
    <Popup title={content.restoreTitle(line.version)} onClose={onClose}>
      <div className="grid gap-4">
        <p>{effect}</p>
        <div className="flex flex-wrap gap-3">
          <ClosePopup className={outlineButtonClass}>{staffPublishingContent.cancel}</ClosePopup>
          <button
            type="button"
            aria-disabled={isBusy}
            className={buttonClass}
            onClick={({ currentTarget }) => {
              // Closed before it is unmounted, so that the browser returns the focus to the button.
              currentTarget.closest('dialog')?.close();
              onRestore();
            }}
          >
            {content.restoreGo(line.version)}
          </button>
        </div>
      </div>
    </Popup>
  );
}

export function History(props: Props) {
  const { lines, current, shown, compareTo, isBusy = false, restoreEffect, onRestore } = props;
  const [restoring, setRestoring] = useState<RevisionLine>();
  if (lines.length === 0) return <p>{content.none}</p>;
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
              <Link
                to={compareTo(line.version)}
                preventScrollReset
                aria-current={line.version === shown}
                aria-label={`${content.compare}: ${content.version(line.version)}`}
                className={action}
              >
                {content.compare}
              </Link>
              {line.version !== current && (
                <ScriptButton
                  aria-haspopup="dialog"
                  aria-label={`${content.restore}: ${content.version(line.version)}`}
                  onClick={() => setRestoring(line)}
                  className={action}
                >
                  {content.restore}
                </ScriptButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      {restoring && (
        <AskRestore
          line={restoring}
          effect={restoreEffect ?? content.restoreEffect(shownTime(restoring.savedAt))}
          isBusy={isBusy}
          onRestore={() => onRestore(restoring.version)}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  );
}
