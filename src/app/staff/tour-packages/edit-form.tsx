import { useEffect, useRef, useState } from 'react';
import { staffPrintsContent } from '#app/content/staff/shared.ts';
import { staffTourPackagesContent } from '#app/content/staff/tour-packages.ts';
import { type Answer, call } from '#app/staff/call.ts';
import { Conflict } from '#app/staff/publishing/conflict.tsx';
import { isConflict } from '#app/staff/publishing/is-conflict.ts';
import { PreviewLink } from '#app/staff/publishing/preview-link.tsx';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import type { Edits } from '#app/staff/ui/use-edits.ts';
import { editPackagePrefix, updateTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { staffMessages } from '#messages.ts';
import { differencesOf } from './package-differences.ts';
import { PackageForm } from './package-form.tsx';
import {
  type EditData,
  editDataPath,
  type PackageResult,
  type PackageValues,
  valuesOfForm,
  valuesOfResult,
} from './package-values.ts';
import { usePackageForm } from './use-package-form.ts';

const { go } = staffTourPackagesContent.edit;
const { tourPackages: messages, publishing } = staffMessages;

type Updated = { flag: '1'; removed: string[] } | { flag: '-1' };

function readUpdated({ ok, body, text }: Answer<Updated>): FormStatus {
  if (!ok) return fault(text);
  if (body?.flag !== '1') return fault(messages.failed);
  const { removed } = body;
  if (removed.length === 0) return good(messages.updated);
  return good(`${messages.updated}\n${publishing.removed(removed.join(', '))}`);
}

/** What another user has saved, and what is typed in this form. */
type Theirs = { result: PackageResult; mine: PackageValues };

/** A package saved a moment ago: its id, the status of the save, and what was typed during it. */
export type WrittenPackage = { id: string; text: string; typedSince: PackageValues | undefined };

type Props = {
  id: string;
  result: PackageResult;
  written?: WrittenPackage | undefined;
  edits: Edits;
  isSessionOver: SessionCheck;
};

export function EditForm({ id, result, written, edits, isSessionOver }: Props) {
  const [start, setStart] = useState({
    values: written?.typedSince ?? valuesOfResult(result),
    resetCount: 0,
  });
  const [theirs, setTheirs] = useState<Theirs>();
  const [isPrintFailed, setPrintFailed] = useState(result.printFailed);
  /** The version that the form's content is based on. */
  const base = useRef(result.version);
  const form = useRef<HTMLFormElement>(null);

  const showTheirs = async (): Promise<FormStatus | undefined> => {
    const answer = await call<EditData>(editDataPath(id));
    if (isSessionOver(answer)) return undefined;
    const newest = answer.body?.result;
    if (!newest || !form.current) return fault(publishing.changedMeanwhile);
    setTheirs({ result: newest, mine: valuesOfForm(new FormData(form.current), editPackagePrefix) });
    return undefined;
  };

  const read = async (answer: Answer<Updated>): Promise<FormStatus | undefined> => {
    if (isConflict(answer)) return showTheirs();
    const status = readUpdated(answer);
    if (status.tone === 'good') {
      // Each save increases the version by one; another user's save in between would have been a conflict.
      base.current += 1;
      setTheirs(undefined);
      setPrintFailed(false);
    }
    return status;
  };

  const state = usePackageForm({
    path: '/adminDashboard/tour-packages/update',
    schema: updateTourPackageInput,
    prefix: editPackagePrefix,
    isSessionOver,
    edits,
    read,
    firstText: written?.text,
  });

  const send = (fields: HTMLFormElement) =>
    state.send(fields, { n_eId: id, n_eVersion: String(base.current) });

  const keepMine = ({ version }: PackageResult) => {
    if (!form.current) return;
    base.current = version;
    // The clicked button is removed after the save, so the focus moves to the save button.
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
    send(form.current);
  };

  const takeTheirs = (newest: PackageResult) => {
    base.current = newest.version;
    edits.markClean();
    setTheirs(undefined);
    setStart(({ resetCount }) => ({ values: valuesOfResult(newest), resetCount: resetCount + 1 }));
  };
  useEffect(() => {
    if (start.resetCount > 0) form.current?.querySelector('select')?.focus();
  }, [start.resetCount]);

  return (
    <>
      {theirs && (
        <div className="pt-5">
          <Conflict
            key={theirs.result.version}
            theirs={differencesOf(theirs.mine, valuesOfResult(theirs.result))}
            isBusy={state.isBusy}
            onKeepMine={() => keepMine(theirs.result)}
            onTakeTheirs={() => takeTheirs(theirs.result)}
          />
        </div>
      )}
      {isPrintFailed && <p className="pt-5 font-semibold text-brick">{staffPrintsContent.failedInForm}</p>}
      <PackageForm
        form={form}
        prefix={editPackagePrefix}
        {...start}
        state={state}
        edits={edits}
        go={go}
        onSend={send}
      >
        <PreviewLink subjectId={id} isSessionOver={isSessionOver} />
      </PackageForm>
    </>
  );
}
