import type { Edits } from '#app/staff/publishing/use-edits.ts';
import { OpeningLine } from '#app/staff/shell/opening-line.tsx';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { useOpening } from '#app/staff/shell/use-opening.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffMessages } from '#messages.ts';
import { type EditData, editDataPath } from './edit-data.ts';
import { EditForm, type WrittenPackage } from './edit-form.tsx';

export const NotReceived = () => (
  <div className="py-5">
    <StatusLine text={staffMessages.tourPackages.notReceived} tone="fault" />
  </div>
);

type Props = {
  id: string;
  /** Where it was made in this popup a moment ago. */
  written?: WrittenPackage | undefined;
  edits: Edits;
  isSessionOver: SessionCheck;
  onClose: () => void;
};

/** Loads a package, and then shows its form. */
export function OpenPackage({ id, written, edits, isSessionOver, onClose }: Props) {
  const { body, problem, again } = useOpening<EditData>(editDataPath(id), { isSessionOver, onClose });
  if (body?.result) return <EditForm result={body.result} {...{ id, written, edits, isSessionOver }} />;
  if (body) return <NotReceived />;
  return (
    <div className="py-5">
      {written && <StatusLine text={written.text} />}
      <OpeningLine problem={problem} again={again} />
    </div>
  );
}
