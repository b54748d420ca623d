import type { EditorState } from '@tiptap/pm/state';
import { type KeyboardEvent, type RefObject, useState, useSyncExternalStore } from 'react';
import { isInTable } from '#app/staff/website/editor/commands/table-commands.ts';
import { toolbarClass } from './box-class.ts';
import type { Editor } from './editor.ts';
import { staffEditorContent as content } from './texts.ts';
import { type Question, type Tool, tableTools, toolGroups } from './tools.tsx';

type State = { isOn?: boolean; isOff?: boolean };
type ButtonProps = {
  tool: Tool;
  state: State | undefined;
  isStop: boolean;
  onUse: () => void;
  onFocus: () => void;
};

type Shown = { states: State[]; hasTable: boolean };

const shownOf = (state: EditorState): Shown => ({
  states: [...toolGroups.flat(), ...tableTools].map(({ isOn, isOff }) => ({
    ...(isOn && { isOn: isOn(state) }),
    ...(isOff && { isOff: isOff(state) }),
  })),
  hasTable: isInTable(state),
});

/** As text, so that the toolbar is rendered again only when a button changes. */
function useShown({ view, subscribe }: Editor): Shown {
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(shownOf(view.state))));
}

function ToolButton({ tool: { name, icon, keys }, state, isStop, onUse, onFocus }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={state?.isOn}
      aria-disabled={state?.isOff || undefined}
      tabIndex={isStop ? 0 : -1}
      // Keeps the selection, and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !state?.isOff && onUse()}
      onFocus={onFocus}
      className="grid size-10 place-items-center rounded-md text-ink hover:bg-sand aria-disabled:opacity-40 aria-pressed:bg-teal aria-pressed:text-on-teal"
    >
      {icon}
    </button>
  );
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  const next = steps[event.key]?.(place, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

type Props = {
  editor: Editor;
  textId: string;
  bar: RefObject<HTMLDivElement | null>;
  onAsk: (question: Question) => void;
};

/** One tab stop with arrow keys (roving tabindex). */
export function Toolbar({ editor, textId, bar, onAsk }: Props) {
  const { view } = editor;
  const [lastUsed, setLastUsed] = useState(0);
  const { states, hasTable } = useShown(editor);
  const groups = hasTable ? [...toolGroups, tableTools] : toolGroups;
  const stop = Math.min(lastUsed, groups.flat().length - 1);
  let count = 0;
  const use = (tool: Tool) => {
    if ('ask' in tool) return onAsk(tool.ask);
    tool.command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={content.toolbar}
      aria-controls={textId}
      onKeyDown={moveFocus}
      className={toolbarClass}
    >
      {groups.map((group) => (
        <div
          key={group[0]?.name}
          className={group === tableTools ? 'flex basis-full border-line border-t pt-1' : 'flex'}
        >
          {group.map((tool) => {
            const place = count++;
            return (
              <ToolButton
                key={tool.name}
                tool={tool}
                state={states[place]}
                isStop={place === stop}
                onUse={() => use(tool)}
                onFocus={() => setLastUsed(place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
