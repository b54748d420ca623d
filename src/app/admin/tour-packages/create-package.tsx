import { useRef, useState } from 'react';
import type { Answer } from '#app/admin/call.ts';
import { PopupButton } from '#app/admin/shell/popup-button.tsx';
import { fault, good, type Said } from '#app/admin/shell/said.ts';
import type { SessionCheck } from '#app/admin/shell/session-over.tsx';
import { staffTourPackagesContent as content } from '#app/content/staff-tour-packages.ts';
import { newPackagePrefix, newTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { GuardedPopup } from './guarded-popup.tsx';
import { PackageForm } from './package-form.tsx';
import { newValues } from './package-values.ts';
import { useEdits } from './use-edits.ts';
import { usePackageForm } from './use-package-form.ts';

type Props = { isSessionOver: SessionCheck; onClose: () => void };

const read = ({ ok, text }: Answer<unknown>): Said => (ok ? good(text) : fault(text));

function CreatePopup({ isSessionOver, onClose }: Props) {
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const edits = useEdits();
  const state = usePackageForm({
    path: '/adminDashboard/tour-packages/create',
    schema: newTourPackageInput,
    prefix: newPackagePrefix,
    isSessionOver,
    edits,
    read,
    onAllSaved: () => setRound((count) => count + 1),
  });
  return (
    <GuardedPopup title={content.create.title} isDirty={edits.isDirty} onClose={onClose}>
      <PackageForm
        form={form}
        prefix={newPackagePrefix}
        values={newValues}
        round={round}
        state={state}
        edits={edits}
        go={content.create.go}
        onSend={(sent) => state.send(sent)}
      />
    </GuardedPopup>
  );
}

export const CreatePackage = ({ isSessionOver }: { isSessionOver: SessionCheck }) => (
  <PopupButton
    label={content.write}
    popup={(close) => <CreatePopup isSessionOver={isSessionOver} onClose={close} />}
  />
);
