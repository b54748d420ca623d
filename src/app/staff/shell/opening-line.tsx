import { shellContent as content } from '#app/content/staff/shell.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';

type Props = { problem: string | undefined; again: () => void };

/** In place of a popup's form until it knows whom it is about. */
export function OpeningLine({ problem, again }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine text={problem ?? content.loading} tone={problem ? 'fault' : 'good'} />
      {problem && (
        <button type="button" className={outlineButtonClass} onClick={again}>
          {content.tryAgain}
        </button>
      )}
    </div>
  );
}
