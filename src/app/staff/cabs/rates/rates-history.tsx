import { useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { intents } from './rates-intents.ts';
import { Changes } from './rates-preview.tsx';
import { historyId } from './rates-standing.tsx';
import type { VersionView } from './rates-view.ts';
import { staffRatesContent } from './texts.ts';

const content = staffRatesContent.history;

type AskProps = { line: VersionView; onConfirm: () => void; onClose: () => void };

function AskConfirm({ line, onConfirm, onClose }: AskProps) {
  return (
    <Dialog title={content.confirmTitle(line.version)} onClose={onClose}>
      <div className="grid gap-4">
        {line.isSample && <p className="font-semibold text-brick">{content.confirmSample}</p>}
        <p>{content.confirmEffect(line.validFrom)}</p>
        <div className="flex flex-wrap gap-3">
          <CloseDialog>{content.cancel}</CloseDialog>
          <Button
            onClick={({ currentTarget }) => {
              // Closed before it is unmounted, so that the browser returns the focus to the button.
              currentTarget.closest('dialog')?.close();
              onConfirm();
            }}
          >
            {content.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type LineProps = { line: VersionView; hasBefore: boolean; mayConfirm: boolean; onConfirm: () => void };

function Line({ line, hasBefore, mayConfirm, onConfirm }: LineProps) {
  const before = line.version - 1;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{content.version(line.version)}</h3>
        <span>{content.validFrom(line.validFrom)}</span>
        {line.isSample && <SampleBadge hint={staffRatesContent.sampleHint} />}
        {line.isHolding && (
          <span className="rounded-full bg-teal px-2.5 font-semibold text-on-teal text-sm">
            {content.holds}
          </span>
        )}
      </div>
      <p className="text-quiet text-sm">
        {line.saved}. {line.confirmed && `${line.confirmed}.`}
        {!line.confirmed && <span className="font-semibold text-brick">{content.notConfirmed}.</span>}
      </p>
      {line.note && <p className="wrap-anywhere">{line.note}</p>}
      {hasBefore &&
        (line.differences.length > 0 ? (
          <details>
            <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
              {content.differences(line.differences.length, before)}
            </summary>
            <Changes changes={line.differences} />
          </details>
        ) : (
          <p className="text-quiet text-sm">{content.noDifferences(before)}</p>
        ))}
      {mayConfirm && (
        <div className="pt-1">
          <Button
            look="secondary"
            aria-haspopup="dialog"
            aria-label={content.confirmNamed(line.version)}
            onClick={onConfirm}
          >
            {content.confirm}
          </Button>
        </div>
      )}
    </li>
  );
}

type Props = {
  lines: VersionView[];
  page: number;
  totalPages: number;
  isAdmin: boolean;
  /** Older versions than this one cannot be confirmed any more. */
  newestConfirmed: number;
};

export function RatesHistory({ lines, page, totalPages, isAdmin, newestConfirmed }: Props) {
  const { send, status } = useAction();
  const [asked, setAsked] = useState<VersionView>();
  const confirm = (version: number) =>
    void send(formOf({ intent: intents.confirm, version: String(version) }));
  return (
    <section aria-labelledby={historyId} className="grid gap-3">
      <h2 id={historyId} className="text-xl">
        {content.heading}
      </h2>
      <FormStatusLine status={status} takesRoom={false} />
      <ol className="grid divide-y divide-line rounded-xl border border-line bg-card">
        {lines.map((line) => (
          <Line
            key={line.version}
            line={line}
            hasBefore={line.version > 1}
            mayConfirm={isAdmin && !line.confirmed && line.version > newestConfirmed}
            onConfirm={() => setAsked(line)}
          />
        ))}
      </ol>
      {totalPages > 1 && (
        <NumberedPaging texts={staffPublishingContent.paging} page={page} totalPages={totalPages} />
      )}
      {asked && (
        <AskConfirm
          line={asked}
          onConfirm={() => confirm(asked.version)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
