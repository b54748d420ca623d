import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import type { StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { paths } from '#paths.ts';

const asked = new Map<string, StopSuggestion[]>();

/** The stops that the server suggests; `undefined` when it could not be asked. */
async function findStops(
  typed: string,
  from: string,
  signal?: AbortSignal,
): Promise<StopSuggestion[] | undefined> {
  const address = `${paths.fareStops}?${new URLSearchParams({ q: typed.trim(), from })}`;
  const earlier = asked.get(address);
  if (earlier) return earlier;
  try {
    const response = await fetch(address, { signal: signal ?? null });
    if (!response.ok) return undefined;
    const { stops } = (await response.json()) as { stops: StopSuggestion[] };
    asked.set(address, stops);
    return stops;
  } catch {
    return undefined;
  }
}

export const fieldBox =
  'min-h-11 w-full min-w-0 rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base [color-scheme:inherit]';

const typingPauseMs = 120;
const maxShown = 8;

/** Places with a word that begins with each typed word, as the server finds them. */
function matching(stops: readonly StopSuggestion[], typed: string): StopSuggestion[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return stops
    .filter(({ name }) => {
      const nameWords = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
    })
    .slice(0, maxShown);
}

type Options = {
  input: RefObject<HTMLInputElement | null>;
  /** Shown before anything is typed. */
  usual: readonly StopSuggestion[];
  /** The slug of the ride's other end, from which suggestions carry their kilometres. */
  other: string;
};

/** The suggestions for what is typed: at once from the known stops, then from the server. */
function useSuggestions({ input, usual, other }: Options) {
  const [typed, setTyped] = useState<string | undefined>();
  const [found, setFound] = useState<{ typed: string; stops: StopSuggestion[] } | undefined>();

  useEffect(() => {
    if (!typed?.trim()) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const stops = await findStops(typed, other, abort.signal);
      if (!stops) return;
      setFound({ typed, stops });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, other]);

  const noteTyped = useCallback(() => setTyped(input.current?.value), [input]);
  const isTyped = typed !== undefined && typed.trim() !== '';
  const answered = found?.typed === typed ? found?.stops : undefined;
  return {
    options: isTyped ? (answered ?? matching(usual, typed)) : usual.slice(0, maxShown),
    /** The one that can be meant by what is typed. */
    only: isTyped && answered?.length === 1 ? answered[0] : undefined,
    isUnknown: isTyped && answered?.length === 0,
    noteTyped,
    forget: () => setTyped(undefined),
  };
}

type Props = Pick<Options, 'usual' | 'other'> & {
  id: string;
  name: string;
  label: string;
  value: string;
  /** Without script it is an ordinary text field. */
  isHydrated: boolean;
  onChosen(): void;
  /** The field was left with what is typed in it. */
  onLeft(): void;
};

/** A text field with suggestions (ARIA combobox). The typed text stays valid when no suggestion is chosen. */
export function StopField({ id, name, label, value, isHydrated, usual, other, onChosen, onLeft }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { options, only, isUnknown, noteTyped, forget } = useSuggestions({ input, usual, other });
  const listId = `${id}-list`;
  const isShown = isOpen && (options.length > 0 || isUnknown);

  // The visitor may have focused the field before the script ran: the first touch starts hydration.
  useEffect(() => {
    const field = input.current;
    if (!isHydrated || !field || document.activeElement !== field) return;
    setOpen(true);
    if (field.value === field.defaultValue) field.select();
    else noteTyped();
  }, [isHydrated, noteTyped]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    forget();
  };

  const choose = (stop: StopSuggestion | undefined) => {
    if (!stop || !input.current) return;
    input.current.value = stop.name;
    close();
    onChosen();
  };

  const move = (by: number) => {
    setOpen(true);
    const { length } = options;
    if (length > 0) setActive((at) => (at < 0 && by < 0 ? length - 1 : (at + by + length) % length));
  };

  const keys = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      move(by);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown) {
      const chosen = active >= 0 ? options[active] : only;
      if (chosen) event.preventDefault();
      choose(chosen);
      close();
    }
  };

  return (
    <div className="relative grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        defaultValue={value}
        type="text"
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={`${fieldBox} text-ellipsis`}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isShown,
          'aria-controls': listId,
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        })}
        onFocus={({ currentTarget }) => {
          setOpen(true);
          // Typing replaces a prefilled stop.
          currentTarget.select();
        }}
        onClick={() => setOpen(true)}
        onInput={() => {
          setOpen(true);
          setActive(-1);
          noteTyped();
        }}
        onKeyDown={keys}
        onBlur={() => {
          close();
          onLeft();
        }}
      />
      {isShown && (
        <div className="absolute top-full right-0 left-0 z-10 mt-1 overflow-hidden rounded-lg border border-line bg-card shadow-lg">
          <div id={listId} role="listbox" aria-label={content.suggestions}>
            {options.map((stop, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of its list
              <div
                key={stop.slug}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1.5 hover:bg-sand aria-selected:bg-sand"
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  choose(stop);
                  // Closes the phone's keyboard, which would cover the fares.
                  if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
                }}
              >
                <span>{stop.name}</span>
                {stop.km !== null && (
                  <span className="shrink-0 whitespace-nowrap text-quiet text-sm">{stop.km} km</span>
                )}
              </div>
            ))}
          </div>
          {isUnknown && <p className="px-3 py-2 text-quiet text-sm">{content.noSuggestion}</p>}
        </div>
      )}
    </div>
  );
}
