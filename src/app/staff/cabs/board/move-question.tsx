import { staffCabBoardContent } from '#app/content/staff/cabs/cab-board.ts';
import { ClosePopup, Popup } from '#app/staff/ui/popup.tsx';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import type { BoardRows } from './board-query.ts';
import { timesText } from './change-text.ts';
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
    <Popup title={content.title(duty.number, from, to)} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          {duty.customer}, {duty.route}
        </p>
        {isOtherRow && <p>{rowId ? content.rowToo[rows](rowName) : content.none[rows]}</p>}
        <p className="text-quiet">{content.tell}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonClass} onClick={answer(onMove)}>
            {content.go(to)}
          </button>
          {isOtherRow && (
            <button type="button" className={outlineButtonClass} onClick={answer(onKeepTime)}>
              {content.keep[rows](from)}
            </button>
          )}
          <ClosePopup className={outlineButtonClass}>{content.cancel}</ClosePopup>
        </div>
      </div>
    </Popup>
  );
}
