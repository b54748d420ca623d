import { useEffect, useRef, useState } from 'react';
import { Chip, ChipGroup } from '#app/staff/kit/chip.tsx';
import { pagePreviewPath } from '#staff-paths.ts';
import { staffPagesContent } from './texts.ts';

const content = staffPagesContent.preview;

const widths = { phone: 390, desktop: 1280 };
type Width = keyof typeof widths;

/** Sizes the frame as a screen of this width, and fits it into its box; by script, because the policy forbids inline styles. */
function fitFrame(box: HTMLElement, frame: HTMLElement, width: number): void {
  const scale = Math.min(1, box.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.height = `${box.clientHeight / scale}px`;
  frame.style.transform = `scale(${scale})`;
}

type Props = {
  path: string;
  /** The frame loads again when it changes. */
  keptCount: number;
  /** The section that was changed last; undefined at the top of the page. */
  anchor: string | undefined;
};

/** The page as visitors will see it, from what is kept of the typing. Without scripts, so that no form is sent from it. */
export function PagePreview({ path, keptCount, anchor }: Props) {
  const [width, setWidth] = useState<Width>('phone');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolledTo = useRef(0);
  const countText = useRef(keptCount);
  const shownAnchor = useRef<string>(undefined);

  /** At the section that was changed, or where the staff member has scrolled to since. */
  const scroll = ({ contentWindow: inside }: HTMLIFrameElement) => {
    const section = anchor === undefined ? null : inside?.document.getElementById(anchor);
    if (section && shownAnchor.current !== anchor) section.scrollIntoView();
    else inside?.scrollTo(0, scrolledTo.current);
    shownAnchor.current = anchor;
  };

  useEffect(() => {
    const [outer, inner] = [box.current, frame.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => fitFrame(outer, inner, widths[width]));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    if (countText.current === keptCount) return;
    countText.current = keptCount;
    const inside = frame.current?.contentWindow;
    if (!inside) return;
    scrolledTo.current = inside.scrollY;
    inside.location.reload();
  }, [keptCount]);

  return (
    <section
      aria-label={content.label}
      className="grid h-[calc(100dvh-var(--shell-top)-5rem)] min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-2 min-[1200px]:sticky min-[1200px]:top-[calc(var(--shell-top)+5rem)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ChipGroup label={content.widths}>
          {(['phone', 'desktop'] as const).map((one) => (
            <Chip key={one} aria-pressed={one === width} onClick={() => setWidth(one)}>
              {content[one]}
            </Chip>
          ))}
        </ChipGroup>
        <p className="text-quiet text-sm">{content.hint}</p>
      </div>
      <div ref={box} className="overflow-hidden rounded-xl border border-line bg-card">
        <iframe
          ref={frame}
          title={content.frame}
          src={pagePreviewPath(path)}
          className="origin-top-left border-0"
          onLoad={({ currentTarget }) => scroll(currentTarget)}
        />
      </div>
    </section>
  );
}
