import { shellContent } from '#app/staff/shell/texts.ts';
import type { Attention } from '#domain/reports/work-service.ts';

const content = shellContent.badges;
const maxShown = 99;

export const countText = (count: number): string => (count > maxShown ? content.many : String(count));

const shape =
  'grid h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-xs leading-none tabular-nums';

type Props = { counts: Attention; className?: string };

/** New and late enquiries beside a menu entry; nothing when there are none. */
export function Badges({ counts, className = '' }: Props) {
  if (counts.new + counts.late === 0) return null;
  return (
    <span className={`flex items-center gap-0.5 ${className}`}>
      {counts.new > 0 && (
        <span className={`${shape} bg-teal text-on-teal`} title={content.new(countText(counts.new))}>
          <span aria-hidden="true">{countText(counts.new)}</span>
          <span className="sr-only">{content.new(countText(counts.new))}</span>
        </span>
      )}
      {counts.late > 0 && (
        <span
          className={`${shape} border border-brick text-brick`}
          title={content.late(countText(counts.late))}
        >
          <span aria-hidden="true">{countText(counts.late)}</span>
          <span className="sr-only">{content.late(countText(counts.late))}</span>
        </span>
      )}
    </span>
  );
}
