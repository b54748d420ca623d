import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import type { Edits } from '#app/staff/forms/use-edits.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { GuardedPopup } from '#app/staff/website/publishing/guarded-popup.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { EditForm, type WrittenPackage } from './edit-form.tsx';
import { type EditData, editDataPath } from './package-values.ts';
import type { PackagePopupProps } from './package-view.ts';
import { staffTourPackagesContent } from './texts.ts';

const NotReceived = () => (
  <div className="py-5">
    <StatusLine text={staffMessages.tourPackages.notReceived} tone="fault" />
  </div>
);

type Props = {
  id: string;
  /** Set when the package was created in this popup a moment ago. */
  written?: WrittenPackage | undefined;
  edits: Edits;
  onClose: () => void;
};

/** Loads a package, and then shows its form. */
export function OpenPackage({ id, written, edits, onClose }: Props) {
  const { body, problem, again } = usePopupData<EditData>(editDataPath(id), onClose);
  if (body?.result) return <EditForm result={body.result} {...{ id, written, edits }} />;
  if (body) return <NotReceived />;
  return (
    <div className="py-5">
      {written && <StatusLine text={written.text} />}
      <LoadingLine problem={problem} again={again} />
    </div>
  );
}

const content = staffTourPackagesContent.edit;

export function EditPopup({ id, name, onClose }: PackagePopupProps) {
  const edits = useEdits();
  return (
    <GuardedPopup
      title={name ? content.title(name) : content.untitled}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {id ? <OpenPackage id={id} edits={edits} onClose={onClose} /> : <NotReceived />}
    </GuardedPopup>
  );
}
