import { staffPrintsContent as content } from '#app/staff/forms/texts.ts';
import { Button } from './button.tsx';

type Props = { name: string; isBusy: boolean; onAgain: () => void };

/** Says that the PDF could not be made, with a button to try again. */
export function PrintFailed({ name, isBusy, onAgain }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm @5xl:mt-1.5">
      <span className="font-semibold text-brick">{content.failed}</span>
      <Button look="text" aria-disabled={isBusy} aria-label={content.againOf(name)} onClick={onAgain}>
        {content.again}
      </Button>
    </p>
  );
}
