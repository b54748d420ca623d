import { useEffect, useState } from 'react';
import { isSessionOver } from '#app/staff/forms/action-result.ts';
import { staffPrintsContent } from '#app/staff/forms/texts.ts';
import type { Edits } from '#app/staff/forms/use-edits.ts';
import { readCall } from '#app/staff/shell/read-call.ts';
import { useSession } from '#app/staff/shell/session.ts';
import { Conflict } from '#app/staff/website/publishing/conflict.tsx';
import { PreviewLink } from '#app/staff/website/publishing/preview-link.tsx';
import { useOpenedText } from '#app/staff/website/publishing/use-opened-text.ts';
import { editPackagePrefix, updateTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
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
import { staffTourPackagesContent } from './texts.ts';
import { usePackageForm } from './use-package-form.ts';

const { go } = staffTourPackagesContent.edit;

/** What another user has saved, and what is typed in this form. */
type Theirs = { result: PackageResult; mine: PackageValues };

/** A package saved a moment ago: its id, the status of the save, and what was typed during it. */
export type WrittenPackage = { id: string; text: string; typedSince: PackageValues | undefined };

type Props = {
  id: string;
  result: PackageResult;
  written?: WrittenPackage | undefined;
  edits: Edits;
};

export function EditForm({ id, result, written, edits }: Props) {
  const { form, start, base, startWith } = useOpenedText(
    { values: written?.typedSince ?? valuesOfResult(result), version: result.version },
    edits,
  );
  const { askToLogIn } = useSession();
  const [theirs, setTheirs] = useState<Theirs>();
  const [isPrintFailed, setPrintFailed] = useState(result.printFailed);

  const showTheirs = async () => {
    const read = await readCall<EditData>(editDataPath(id)).catch(() => undefined);
    const newest = read?.body?.result;
    if (read && isSessionOver(read)) askToLogIn();
    if (!newest || !form.current) return;
    setTheirs({ result: newest, mine: valuesOfForm(new FormData(form.current), editPackagePrefix) });
    state.setStatus(undefined);
  };

  const state = usePackageForm({
    intent: 'update',
    schema: updateTourPackageInput,
    prefix: editPackagePrefix,
    edits,
    firstText: written?.text,
    onResult: (saved) => {
      if (saved.code === 'conflict') void showTheirs();
      if (!saved.done) return;
      // Each save increases the version by one; another user's save in between would have been a conflict.
      base.current += 1;
      setTheirs(undefined);
      setPrintFailed(false);
    },
  });

  const send = (fields: HTMLFormElement) =>
    state.send(fields, { n_eId: id, n_eVersion: String(base.current) });

  const keepMine = ({ version }: PackageResult) => {
    if (!form.current) return;
    base.current = version;
    send(form.current);
  };

  const takeTheirs = (newest: PackageResult) => {
    setTheirs(undefined);
    startWith({ values: valuesOfResult(newest), version: newest.version });
  };
  useEffect(() => {
    if (start.resetCount > 0) form.current?.querySelector('select')?.focus();
  }, [start.resetCount, form]);

  return (
    <>
      {theirs && (
        <div className="pt-5">
          <Conflict
            key={theirs.result.version}
            theirs={differencesOf(theirs.mine, valuesOfResult(theirs.result))}
            isBusy={state.isBusy}
            form={form}
            onKeepMine={() => keepMine(theirs.result)}
            onTakeTheirs={() => takeTheirs(theirs.result)}
          />
        </div>
      )}
      {isPrintFailed && <p className="pt-5 font-semibold text-brick">{staffPrintsContent.failedInForm}</p>}
      <PackageForm
        form={form}
        prefix={editPackagePrefix}
        values={start.values}
        resetCount={start.resetCount}
        state={state}
        edits={edits}
        go={go}
        onSend={send}
      >
        <PreviewLink subjectId={id} />
      </PackageForm>
    </>
  );
}
