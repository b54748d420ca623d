import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import type { Choice } from './choices.ts';
import { usePaletteChoices } from './use-palette-choices.ts';

const content = shellContent.find;

type Props = { pages: Choice[]; onAdd: () => void; onClose: () => void };

/** The choice that is `by` further, around the ends. */
const stepped = (at: number, by: number, length: number) => (length === 0 ? 0 : (at + by + length) % length);

/** Loaded when it is first opened. Searches enquiries on the server, and actions and pages in the browser. */
export default function Palette({ pages, onAdd, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, status } = usePaletteChoices(typed, pages);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[Math.min(at, choices.length - 1)];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const take = (choice: Choice) => {
    dialog.current?.close();
    if (choice.to === undefined) onAdd();
    else void navigate(choice.to);
  };

  const press = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt(stepped(at, 1, choices.length)),
      ArrowUp: () => setAt(stepped(at, -1, choices.length)),
      Enter: () => chosen && take(chosen),
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={content.title}
      closedby="any"
      onClose={onClose}
      className="mx-auto mt-[min(12vh,6rem)] mb-auto max-h-[min(36rem,80dvh)] w-[min(40rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-2xl border border-line bg-card text-ink shadow-2xl backdrop:bg-black/50 open:flex"
    >
      <input
        role="combobox"
        aria-label={content.label}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={content.label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        className="min-h-14 shrink-0 border-line border-b bg-card px-4 text-lg outline-none placeholder:text-quiet placeholder:opacity-100"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={content.title}
        className="min-h-0 grow overflow-y-auto p-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed within a listbox
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <p id={`${id}-${group.name}`} className="px-3 pt-2 font-semibold text-quiet text-xs uppercase">
              {group.name}
            </p>
            {group.choices.map((choice) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which handles the keys
              <div
                key={choice.key}
                id={`${id}-${choice.key}`}
                role="option"
                aria-selected={choice === chosen}
                onClick={() => take(choice)}
                onPointerMove={() => setAt(choices.indexOf(choice))}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 aria-selected:bg-sand"
              >
                <span className="min-w-0 grow truncate">{choice.name}</span>
                {choice.aside && <span className="shrink-0 text-quiet text-sm">{choice.aside}</span>}
                {choice.stage && <StagePill stage={choice.stage} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="flex shrink-0 justify-between gap-4 border-line border-t px-4 py-2 text-quiet text-sm">
        <span role="status">{status}</span>
        <span className="max-sm:hidden">{content.help}</span>
      </p>
    </dialog>
  );
}
