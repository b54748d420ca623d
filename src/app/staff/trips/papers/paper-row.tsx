import { useId, useRef, useState } from 'react';
import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ConfirmDialog } from '#app/staff/kit/confirm-dialog.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { paths } from '#paths.ts';
import { PaperForm } from './paper-form.tsx';
import type { PaperReply } from './papers-action.ts';
import type { PaperView } from './papers-view.ts';
import { papersTexts as texts } from './texts.ts';

type Receive = (result: ActionResult<PaperReply>) => void;

type NumberProps = { id: string; end: string; name: string; onRefused: Receive };

/** The end of a number; the whole one is read from the server each time, so that the activity log says who saw it. */
function PaperNumber({ id, end, name, onRefused }: NumberProps) {
  const { send } = useAction<PaperReply>({ action: paths.adminPapers, revalidates: false });
  const [number, setNumber] = useState('');
  const toggle = async () => {
    if (number) return setNumber('');
    const result = await send({ intent: 'show', id });
    if (result?.done) setNumber(result.value.number ?? '');
    else if (result) onRefused(result);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span role="status" className="tabular-nums wrap-anywhere">
        {number || `…${end}`}
      </span>
      <Button
        look="text"
        aria-label={number ? texts.hideOf(name) : texts.showOf(name)}
        onClick={() => void toggle()}
      >
        {number ? texts.hide : texts.show}
      </Button>
    </span>
  );
}

type RemoveProps = { paper: PaperView; name: string; onClose: () => void };

function RemovePopup({ paper: { id, revision }, name, onClose }: RemoveProps) {
  const form = useActionForm<PaperReply>({
    action: paths.adminPapers,
    working: '',
    onResult: ({ done }) => done && onClose(),
  });
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      go={texts.remove}
      keep={texts.keep}
      form={form}
      fields={{ intent: 'remove', id, revision }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{texts.removeText(name)}</p>
    </ConfirmDialog>
  );
}

type CheckProps = { paper: PaperView; name: string; onResult: Receive };

function CheckButton({ paper: { id, revision, checked }, name, onResult }: CheckProps) {
  const { send, isBusy } = useAction<PaperReply>({ action: paths.adminPapers });
  const check = async () => {
    const isChecked = checked === '';
    const fields = { intent: 'check', id, revision: String(revision), checked: isChecked ? 'yes' : 'no' };
    const result = await send(fields);
    if (result) onResult(result);
  };
  return (
    <Button
      look="quiet"
      aria-disabled={isBusy}
      aria-label={checked ? texts.uncheckOf(name) : texts.checkOf(name)}
      onClick={() => void check()}
    >
      {checked ? texts.uncheck : texts.check}
    </Button>
  );
}

type Props = { paper: PaperView; called: string; isFixed: boolean; onResult: Receive };

/** A paper of a traveller: its number, until when it is valid, where it came from and whether it was checked. */
export function PaperRow({ paper, called, isFixed, onResult }: Props) {
  const [isChanging, setChanging] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const { scan } = paper;
  const name = texts.of(paper.name, called);
  const onClose = () => {
    setChanging(false);
    opener.current?.focus();
  };
  return (
    <li className="grid gap-1 border-line border-t py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {scan?.picture && <AttachedPicture picture={scan.picture} name={name} />}
        <div className="grid min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{paper.name}</span>
            {paper.numberEnd && (
              <PaperNumber
                key={paper.revision}
                id={paper.id}
                end={paper.numberEnd}
                name={name}
                onRefused={onResult}
              />
            )}
            {paper.validUntil && <span>{paper.validUntil}</span>}
          </div>
          <p className="text-quiet text-sm wrap-anywhere">
            {[paper.received, paper.checked].filter(Boolean).join(' · ')}
          </p>
          {scan?.pdfHref && (
            <TextLink href={scan.pdfHref}>
              <span className="wrap-anywhere">{scan.name}</span>
            </TextLink>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          {!isFixed && <CheckButton paper={paper} name={name} onResult={onResult} />}
          {!isFixed && (
            <Button
              ref={opener}
              look="quiet"
              aria-expanded={isChanging}
              aria-controls={formId}
              aria-label={texts.changeOf(name)}
              onClick={() => setChanging(!isChanging)}
            >
              {texts.change}
            </Button>
          )}
          <Button look="quietDanger" aria-label={texts.removeOf(name)} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      </div>
      <div id={formId} hidden={!isChanging}>
        {isChanging && <PaperForm label={texts.changeOf(name)} of={paper} onClose={onClose} />}
      </div>
      {isRemoving && <RemovePopup paper={paper} name={name} onClose={() => setRemoving(false)} />}
    </li>
  );
}
