import { useId, useState } from 'react';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { BlockKind, SectionText } from '#domain/pages/page-text.ts';
import { BlockEditor } from './block-editor.tsx';
import { fieldId, type Way } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import { newBlocks } from './page-shape.ts';
import { ValueField } from './value-field.tsx';
import { addClass, boxClass } from './value-props.ts';

/** Places are kept as records. */
const kinds = (Object.keys(newBlocks) as BlockKind[]).filter((kind) => kind !== 'places');

function AddBlock({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  const id = useId();
  const isHydrated = useHydrated();
  const [kind, setKind] = useState<BlockKind>('text');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-sm">
          {content.addBlock}
        </label>
        <select
          id={id}
          value={kind}
          onChange={({ target }) => setKind(target.value as BlockKind)}
          className={boxClass}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {content.kinds[one]}
            </option>
          ))}
        </select>
      </div>
      <button type="button" disabled={!isHydrated} className={addClass} onClick={() => onAdd(kind)}>
        {content.addChosen}
      </button>
    </div>
  );
}

type Props = {
  section: SectionText;
  index: number;
  fault: string | undefined;
  /** How many questions the original has, by the place of the block. */
  specifiedAt: (block: number) => number | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** A section folds, because a page has up to fourteen. */
export function SectionEditor({ section, index, fault, specifiedAt, onChange }: Props) {
  const way: Way = ['sections', index];
  const hasFault = fault?.startsWith(`${fieldId(way)}-`) ?? false;
  const common = { fault, onChange };
  return (
    <details className="group min-w-0 rounded-xl border border-line bg-card" open={hasFault || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold wrap-anywhere">
        {content.section(index + 1, section.heading)}
        <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-2 pb-4 sm:px-4">
        <ValueField
          {...common}
          shape={{ kind: 'line' }}
          name={content.fields.heading}
          value={section.heading}
          way={[...way, 'heading']}
        />
        <ValueField
          {...common}
          shape={{ kind: 'picture', isOptional: true }}
          name={content.fields.poster}
          value={section.poster}
          way={[...way, 'poster']}
        />
        {section.blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
          <div key={at} className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <BlockEditor block={block} way={[...way, 'blocks', at]} specified={specifiedAt(at)} {...common} />
            <ItemButtons
              id={fieldId([...way, 'blocks'])}
              items={section.blocks}
              index={at}
              name={content.kinds[block.kind]}
              onChange={(blocks) => onChange([...way, 'blocks'], blocks)}
            />
          </div>
        ))}
        <AddBlock onAdd={(kind) => onChange([...way, 'blocks'], [...section.blocks, newBlocks[kind]()])} />
      </div>
    </details>
  );
}
