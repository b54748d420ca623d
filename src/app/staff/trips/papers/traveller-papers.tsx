import { useId, useRef, useState } from 'react';
import { FilePanel } from '#app/staff/files/file-panel.tsx';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { PaperForm } from './paper-form.tsx';
import { PaperRow } from './paper-row.tsx';
import type { TravellerPapersView } from './papers-view.ts';
import { papersTexts as texts } from './texts.ts';

/** What each permit still needs, and why. */
const Missing = ({ permits }: { permits: TravellerPapersView['missing'] }) =>
  permits.map(({ serviceId, title, papers }) => (
    <div key={serviceId} className="grid gap-1">
      <p className="text-sm">{title}</p>
      <ul className="grid gap-1">
        {papers.map(({ key, name, problem, isDoubtful, reason }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone={isDoubtful ? 'warn' : 'danger'}>{problem}</Badge>
            <span className="font-semibold">{name}</span>
            <span className="text-quiet text-sm">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  ));

type Props = { called: string; papers: TravellerPapersView; isFixed: boolean };

/** The papers of a traveller in their row: what is missing, what there is, and a form for the next one. */
export function TravellerPapers({ called, papers, isFixed }: Props) {
  const { travellerId, missing, hint, received, otherFiles } = papers;
  const [isAdding, setAdding] = useState(false);
  const [showsFiles, setShowsFiles] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [formId, filesId] = [useId(), useId()];
  const { status, sayResult } = useStatus();
  const reload = useReload();
  const onResult = (result: ActionResult<unknown>) => {
    sayResult(result);
    if (result.code === 'conflict' || result.code === 'not_found') void reload();
  };
  const onClose = () => {
    setAdding(false);
    opener.current?.focus();
  };
  const isEmpty = received.length === 0 && missing.length === 0;
  return (
    <section aria-label={texts.headingOf(called)} className="grid gap-1 px-1.5 pb-2 text-[0.9375rem]">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-normal font-sans text-quiet text-sm">{texts.heading}</h3>
        {isEmpty && <p className="text-quiet text-sm">{texts.none}</p>}
      </div>
      {hint && <p className="text-sm">{hint}</p>}
      <Missing permits={missing} />
      {received.length > 0 && (
        <ul className="grid">
          {received.map((paper) => (
            <PaperRow key={paper.id} paper={paper} called={called} isFixed={isFixed} onResult={onResult} />
          ))}
        </ul>
      )}
      <FormStatusLine status={status} takesRoom={false} />
      <div className="flex flex-wrap items-center gap-x-4">
        {!isFixed && (
          <Button
            ref={opener}
            look="text"
            aria-expanded={isAdding}
            aria-controls={formId}
            aria-label={texts.addOf(called)}
            onClick={() => setAdding(!isAdding)}
          >
            {texts.add}
          </Button>
        )}
        <Button
          look="text"
          aria-expanded={showsFiles}
          aria-controls={filesId}
          aria-label={texts.otherFilesOf(called)}
          onClick={() => setShowsFiles(!showsFiles)}
        >
          {texts.otherFiles(otherFiles.files.length)}
        </Button>
      </div>
      <div id={formId} hidden={!isAdding}>
        {isAdding && <PaperForm label={texts.addOf(called)} of={{ travellerId }} onClose={onClose} />}
      </div>
      <div id={filesId} hidden={!showsFiles}>
        {showsFiles && (
          <FilePanel view={otherFiles} heading={texts.otherFilesOf(called)} level={3} mayChange={!isFixed} />
        )}
      </div>
    </section>
  );
}
