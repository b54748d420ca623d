import { staffTourPackagesContent } from '#app/content/staff/tour-packages.ts';
import { useEdits } from '#app/staff/publishing/use-edits.ts';
import { GuardedPopup } from './guarded-popup.tsx';
import { NotReceived, OpenPackage } from './open-package.tsx';
import type { PackagePopupProps } from './package-popup.ts';

const content = staffTourPackagesContent.edit;

export function EditPopup({ id, name, isSessionOver, onClose }: PackagePopupProps) {
  const edits = useEdits();
  return (
    <GuardedPopup
      title={name ? content.title(name) : content.untitled}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {id ? (
        <OpenPackage id={id} edits={edits} isSessionOver={isSessionOver} onClose={onClose} />
      ) : (
        <NotReceived />
      )}
    </GuardedPopup>
  );
}
