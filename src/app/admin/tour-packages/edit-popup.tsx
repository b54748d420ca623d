import { OpeningLine } from '#app/admin/shell/opening-line.tsx';
import type { SessionCheck } from '#app/admin/shell/session-over.tsx';
import { useOpening } from '#app/admin/shell/use-opening.ts';
import { staffTourPackagesContent } from '#app/content/staff-tour-packages.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { type EditData, editDataPath } from './edit-data.ts';
import { EditForm } from './edit-form.tsx';
import { GuardedPopup } from './guarded-popup.tsx';
import type { PackagePopupProps } from './package-popup.ts';
import { type Edits, useEdits } from './use-edits.ts';

const content = staffTourPackagesContent.edit;

const NotReceived = () => (
  <div className="py-5">
    <StatusLine text={staffMessages.tourPackages.notReceived} tone="fault" />
  </div>
);

type OpeningProps = { id: string; edits: Edits; isSessionOver: SessionCheck; onClose: () => void };

function Opening({ id, edits, isSessionOver, onClose }: OpeningProps) {
  const { body, problem, again } = useOpening<EditData>(editDataPath(id), { isSessionOver, onClose });
  if (body?.result)
    return <EditForm id={id} result={body.result} edits={edits} isSessionOver={isSessionOver} />;
  if (body) return <NotReceived />;
  return (
    <div className="py-5">
      <OpeningLine problem={problem} again={again} />
    </div>
  );
}

export function EditPopup({ id, name, isSessionOver, onClose }: PackagePopupProps) {
  const edits = useEdits();
  return (
    <GuardedPopup
      title={name ? content.title(name) : content.untitled}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {id ? (
        <Opening id={id} edits={edits} isSessionOver={isSessionOver} onClose={onClose} />
      ) : (
        <NotReceived />
      )}
    </GuardedPopup>
  );
}
