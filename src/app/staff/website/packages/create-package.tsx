import { useRef, useState } from 'react';
import { type Edits, useEdits } from '#app/staff/forms/use-edits.ts';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { GuardedPopup } from '#app/staff/website/publishing/guarded-popup.tsx';
import { newPackagePrefix, newTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import type { WrittenPackage } from './edit-form.tsx';
import { OpenPackage } from './edit-popup.tsx';
import { PackageForm } from './package-form.tsx';
import { newValues, valuesOfForm } from './package-values.ts';
import { staffTourPackagesContent as content } from './texts.ts';
import { usePackageForm } from './use-package-form.ts';

type Props = { onClose: () => void };

type NewFormProps = {
  edits: Edits;
  onWritten: (written: WrittenPackage) => void;
};

function NewForm({ edits, onWritten }: NewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = usePackageForm({
    intent: 'create',
    schema: newTourPackageInput,
    prefix: newPackagePrefix,
    edits,
    onResult: (result, isEverythingSaved) => {
      if (!result.done || !form.current) return;
      const typedSince = isEverythingSaved
        ? undefined
        : valuesOfForm(new FormData(form.current), newPackagePrefix);
      onWritten({ id: result.value.id, text: result.text, typedSince });
    },
  });
  return (
    <PackageForm
      form={form}
      prefix={newPackagePrefix}
      values={newValues}
      resetCount={0}
      state={state}
      edits={edits}
      go={content.create.go}
      onSend={(sent) => state.send(sent)}
    />
  );
}

/** After the first save the popup shows the saved package, so that the next save updates it. */
function CreatePopup({ onClose }: Props) {
  const edits = useEdits();
  const [written, setWritten] = useState<WrittenPackage>();
  return (
    <GuardedPopup
      title={written ? content.edit.untitled : content.create.title}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {written ? (
        <OpenPackage id={written.id} {...{ written, edits, onClose }} />
      ) : (
        <NewForm edits={edits} onWritten={setWritten} />
      )}
    </GuardedPopup>
  );
}

export const CreatePackage = () => (
  <PopupButton label={content.write} popup={(close) => <CreatePopup onClose={close} />} />
);
