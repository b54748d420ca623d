import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import type { BoardRows } from './board-query.ts';
import { timesText } from './change-text.ts';
import { staffCabBoardContent } from './texts.ts';
import type { Drop } from './use-drag.ts';

const content = staffCabBoardContent.move;

type Props = {
  drop: Drop;
  rows: BoardRows;
  isOtherRow: boolean;
  onMove: () => void;
  /** Changes the row alone. */
  onKeepTime: () => void;
  onClose: () => void;
};

/** The customer was promised a time, so a drag alone does not change it. */
export function MoveQuestion({ drop, rows, isOtherRow, onMove, onKeepTime, onClose }: Props) {
  const { duty, rowId, rowName, byMs } = drop;
  const [from, to] = timesText(new Date(duty.startMs), new Date(duty.startMs + byMs));
  const answer = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest('dialog')?.close();
    act();
  };
  return (
    <Dialog title={content.title(duty.number, from, to)} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          {duty.customer}, {duty.route}
        </p>
        {isOtherRow && <p>{rowId ? content.rowToo[rows](rowName) : content.none[rows]}</p>}
        <p className="text-quiet">{content.tell}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={answer(onMove)}>{content.go(to)}</Button>
          {isOtherRow && (
            <Button look="secondary" onClick={answer(onKeepTime)}>
              {content.keep[rows](from)}
            </Button>
          )}
          <CloseDialog>{content.cancel}</CloseDialog>
        </div>
      </div>
    </Dialog>
  );
}
