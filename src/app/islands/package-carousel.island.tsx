import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons.tsx';
import { type Picture, Poster } from '#app/ui/poster.tsx';

type Slide = { picture: Picture; name: string; note: string; path?: string };

export type PackageCarouselProps = { label: string; slides: Slide[]; autoPlay?: boolean };

const transitionMs = 400;
const autoPlayMs = 3000;
const minimumDragPx = 80;

/**
 * One, two, three or five slides per view at the contract's breakpoints; on a phone the edge of the next slide is
 * visible.
 */
const columns =
  'auto-cols-[88%] min-[464px]:auto-cols-[calc((100%-1.5rem)/2)] min-[1024px]:auto-cols-[calc((100%-3rem)/3)] min-[3000px]:auto-cols-[calc((100%-6rem)/5)]';
const sizes = '(min-width: 3000px) 20vw, (min-width: 1024px) 33vw, (min-width: 464px) 50vw, 88vw';
const round =
  'grid size-12 place-items-center rounded-full border border-line bg-card text-teal hover:brightness-110';

/** One dot per scroll position; the last slides need none when several fit in the view. */
function dotClass(index: number, count: number): string {
  if (index > count - 2) return 'min-[464px]:hidden';
  if (index > count - 3) return 'min-[1024px]:hidden';
  return index > count - 5 ? 'min-[3000px]:hidden' : '';
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (share: number) => 1 - (1 - share) ** 3;

/** The distance between the left edges of two slides. */
function strideOf(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return list.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function Card({ slide }: { slide: Slide }) {
  const inside = (
    <>
      <Poster of={slide.picture} sizes={sizes} className="aspect-8/5" />
      <span className="grid gap-1 p-5">
        <span className="font-display font-semibold text-2xl">{slide.name}</span>
        <span className={slide.path ? 'font-semibold text-teal underline' : 'text-quiet'}>{slide.note}</span>
      </span>
    </>
  );
  const frame = 'block overflow-hidden rounded-2xl border border-line bg-card';
  return slide.path ? (
    <a className={frame} href={slide.path} draggable="false">
      {inside}
    </a>
  ) : (
    <div className={frame}>{inside}</div>
  );
}

/**
 * A list with native horizontal scrolling that works without script. Script adds buttons, arrow keys, mouse dragging
 * and autoplay.
 */
export default function PackageCarousel({ label, slides, autoPlay = false }: PackageCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<{ from: number; scroll: number } | undefined>(undefined);
  const wasDragged = useRef(false);
  const frame = useRef(0);
  const [current, setCurrent] = useState(0);

  /** Scrolls in the contract's duration; scroll snapping is switched off meanwhile, because it would interfere. */
  const animateTo = useCallback((left: number) => {
    const element = list.current;
    if (!element) return;
    cancelAnimationFrame(frame.current);
    const from = element.scrollLeft;
    const started = performance.now();
    element.style.scrollSnapType = 'none';
    const step = (now: number) => {
      const share = prefersReducedMotion() ? 1 : Math.min((now - started) / transitionMs, 1);
      element.scrollLeft = from + (left - from) * eased(share);
      if (share < 1) frame.current = requestAnimationFrame(step);
      else element.style.scrollSnapType = '';
    };
    frame.current = requestAnimationFrame(step);
  }, []);

  const move = useCallback(
    (by: number, start?: number) => {
      const element = list.current;
      if (!element) return;
      const stride = strideOf(element);
      const end = element.scrollWidth - element.clientWidth;
      const here = start ?? element.scrollLeft;
      const wanted = (Math.round(here / stride) + by) * stride;
      // Wraps around at both ends.
      const wrapped = here >= end - 2 && by > 0 ? 0 : here <= 2 && by < 0 ? end : wanted;
      animateTo(Math.max(0, Math.min(wrapped, end)));
    },
    [animateTo],
  );

  const goTo = (index: number) => {
    const element = list.current;
    if (element) animateTo(Math.min(index * strideOf(element), element.scrollWidth - element.clientWidth));
  };

  useEffect(() => {
    if (!autoPlay || prefersReducedMotion()) return;
    const timer = setInterval(() => {
      if (!list.current?.matches(':hover, :focus-within')) move(1);
    }, autoPlayMs);
    return () => clearInterval(timer);
  }, [autoPlay, move]);

  const keys = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  const press = (event: PointerEvent<HTMLUListElement>) => {
    wasDragged.current = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    drag.current = { from: event.clientX, scroll: event.currentTarget.scrollLeft };
  };
  const onDrag = (event: PointerEvent<HTMLUListElement>) => {
    if (!drag.current) return;
    event.currentTarget.style.scrollSnapType = 'none';
    event.currentTarget.scrollLeft = drag.current.scroll - (event.clientX - drag.current.from);
  };
  const release = (event: PointerEvent<HTMLUListElement>) => {
    if (!drag.current) return;
    const { from, scroll } = drag.current;
    drag.current = undefined;
    const moved = event.clientX - from;
    wasDragged.current = Math.abs(moved) >= minimumDragPx;
    if (wasDragged.current) move(-Math.sign(moved), scroll);
    else animateTo(scroll);
  };

  /**
   * The browser fires a click at the end of a drag, which must not follow the link. A keyboard click has `detail` 0.
   */
  const click = (event: MouseEvent) => {
    if (wasDragged.current && event.detail > 0) event.preventDefault();
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className="grid gap-4">
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / strideOf(currentTarget)))
        }
        onKeyDown={keys}
        onPointerDown={press}
        onPointerMove={onDrag}
        onPointerUp={release}
        onPointerLeave={release}
        onClickCapture={click}
        // Native image dragging would end the pointer events.
        onDragStart={(event) => event.preventDefault()}
        className={`grid snap-x snap-mandatory grid-flow-col gap-6 overflow-x-auto overscroll-x-contain pb-2 ${columns}`}
      >
        {slides.map((slide) => (
          <li key={slide.name} className="snap-start">
            <Card slide={slide} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <ul className="mr-auto flex" aria-label="Slides">
          {slides.map(({ name }, index) => (
            <li key={name} className={dotClass(index, slides.length)}>
              <button
                type="button"
                className="group grid size-8 place-items-center"
                aria-label={name}
                aria-current={index === current}
                onClick={() => goTo(index)}
              >
                <span className="size-2.5 rounded-full border border-teal group-aria-[current=true]:bg-teal" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={round} onClick={() => move(-1)} aria-label="Previous">
          <ArrowLeftIcon />
        </button>
        <button type="button" className={round} onClick={() => move(1)} aria-label="Next">
          <ArrowRightIcon />
        </button>
      </div>
    </section>
  );
}
