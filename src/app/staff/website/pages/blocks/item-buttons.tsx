import { memo } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { staffPagesContent as content } from '#app/staff/website/pages/texts.ts';
import { fieldId, moved, type Way } from './changed-value.ts';
import { startDrag } from './start-drag.ts';

type Props = {
  /** The list. */
  way: Way;
  count: number;
  index: number;
  name: string;
  onChange: (way: Way, value: (items: unknown[]) => unknown[]) => void;
};

/** Moves an item of a list by drag or by a step, and removes it. */
export const ItemButtons = memo(
  function Buttons({ way, count, index, name, onChange }: Props) {
    const id = fieldId(way);
    const moveTo = (to: number) => onChange(way, (items) => moved(items, index, to));
    const step = (to: number, button: string) => {
      // Rendered at once, so that the focus follows the item.
      flushSync(() => moveTo(to));
      document.getElementById(`${id}-${to}-${button}`)?.focus();
    };
    const isLast = index === count - 1;
    const buttons = [
      { key: 'up', sign: '↑', label: content.up(name), isOff: index === 0, act: () => step(index - 1, 'up') },
      {
        key: 'down',
        sign: '↓',
        label: content.down(name),
        isOff: isLast,
        act: () => step(index + 1, 'down'),
      },
      {
        key: 'remove',
        sign: '×',
        label: content.remove(name),
        isOff: false,
        act: () => onChange(way, (items) => items.toSpliced(index, 1)),
      },
    ];
    return (
      <div className="flex gap-1 max-sm:order-first max-sm:justify-self-end">
        {/* For a pointer alone; the buttons beside it do the same by keyboard. */}
        <span
          aria-hidden="true"
          data-drag={id}
          title={content.drag(name)}
          className="inline-flex size-9 cursor-grab touch-none select-none items-center justify-center font-semibold text-quiet"
          onPointerDown={(event) => startDrag(event, { list: id, index, onDrop: moveTo })}
        >
          ⠿
        </span>
        {buttons.map(({ key, sign, label, isOff, act }) => (
          <IconButton
            key={key}
            id={`${id}-${index}-${key}`}
            aria-disabled={isOff}
            aria-label={label}
            title={label}
            onClick={() => !isOff && act()}
          >
            <span
              aria-hidden="true"
              className={`font-semibold ${key === 'remove' ? 'text-brick' : 'text-teal'}`}
            >
              {sign}
            </span>
          </IconButton>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.count === after.count &&
    before.name === after.name &&
    before.onChange === after.onChange &&
    before.way.join() === after.way.join(),
);
