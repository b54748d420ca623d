import { flushSync } from 'react-dom';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { moved } from './changed-value.ts';

const look =
  'inline-flex size-9 items-center justify-center rounded-md border border-line font-semibold hover:border-current disabled:opacity-40 pointer-coarse:size-11';

type Props = {
  id: string;
  items: readonly unknown[];
  index: number;
  name: string;
  onChange: (items: unknown[]) => void;
};

/** Moves an item of a list up and down, and removes it. */
export function ItemButtons({ id, items, index, name, onChange }: Props) {
  const isHydrated = useHydrated();
  const move = (to: number, button: string) => {
    // Rendered at once, so that the focus follows the item.
    flushSync(() => onChange(moved(items, index, to)));
    document.getElementById(`${id}-${to}-${button}`)?.focus();
  };
  const buttons = [
    { key: 'up', sign: '↑', label: content.up(name), isOff: index === 0, act: () => move(index - 1, 'up') },
    {
      key: 'down',
      sign: '↓',
      label: content.down(name),
      isOff: index === items.length - 1,
      act: () => move(index + 1, 'down'),
    },
    {
      key: 'remove',
      sign: '×',
      label: content.remove(name),
      isOff: false,
      act: () => onChange(items.toSpliced(index, 1)),
    },
  ];
  return (
    <div className="flex gap-1 max-sm:order-first max-sm:justify-self-end">
      {buttons.map(({ key, sign, label, isOff, act }) => (
        <button
          key={key}
          type="button"
          id={`${id}-${index}-${key}`}
          disabled={!isHydrated}
          aria-disabled={isOff}
          aria-label={label}
          title={label}
          onClick={() => !isOff && act()}
          className={`${look} ${key === 'remove' ? 'text-brick' : 'text-teal'} aria-disabled:opacity-40`}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
