import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { FocalPoint } from '#domain/images/image.ts';
import { staffImagesContent } from './texts.ts';

const content = staffImagesContent.details;

const keyStep = 5;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

type Props = { address: string; width: number; height: number; focus: FocalPoint };

/** The whole image with its focal point, which a tap or the arrow keys move; sent as the fields `x` and `y`. */
export function FocalPicker({ address, width, height, focus }: Props) {
  const [{ x, y }, setPoint] = useState(focus);
  const marker = useRef<HTMLSpanElement>(null);

  // By script, because the content security policy forbids style attributes.
  useEffect(() => {
    marker.current?.style.setProperty('left', `${x}%`);
    marker.current?.style.setProperty('top', `${y}%`);
  }, [x, y]);

  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Without a pointer the click came from the keyboard and has no place.
    if (detail === 0) return;
    const frame = currentTarget.getBoundingClientRect();
    setPoint({
      x: within(((clientX - frame.left) / frame.width) * 100),
      y: within(((clientY - frame.top) / frame.height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setPoint({ x: within(x + move[0]), y: within(y + move[1]) });
  };

  return (
    <div className="grid gap-1">
      <p className="font-semibold">{content.focus}</p>
      <button
        type="button"
        aria-label={content.focusAt(x, y)}
        aria-describedby="focal-hint"
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative block w-fit max-w-full cursor-crosshair overflow-hidden rounded-lg"
      >
        <img src={address} alt="" width={width} height={height} className="max-h-[50dvh] w-auto max-w-full" />
        <span
          ref={marker}
          className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2 rounded-full border-4 border-white bg-teal/60 shadow-[0_0_0_2px_#000]"
        />
      </button>
      <p id="focal-hint" className="text-quiet text-sm">
        {content.focusHint}
      </p>
      <p role="status" className="sr-only">
        {content.focusAt(x, y)}
      </p>
      <input type="hidden" name="x" value={x} />
      <input type="hidden" name="y" value={y} />
    </div>
  );
}
