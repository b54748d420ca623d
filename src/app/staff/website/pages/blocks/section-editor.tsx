import { memo, useId, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { staffPagesContent as content } from '#app/staff/website/pages/texts.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { BlockText, SectionText } from '#domain/pages/page-text.ts';
import { fieldId, type Way } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import { blockShapes, linkShape, newBlocks } from './page-shape.ts';
import { PlacesBlock } from './places-block.tsx';
import { withColumns } from './table-columns.ts';
import { ValueField } from './value-field.tsx';
import { itemClass } from './value-props.ts';

type BlockEditorProps = {
  block: BlockText;
  way: Way;
  /** How many questions the specification asks for, where this block has so many in the original. */
  specified: number | undefined;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** One block of a section; drawn again only when it changes, because a page can have 200. */
const BlockEditor = memo(
  function Block({ block, way, specified, fault, onChange }: BlockEditorProps) {
    const change = (changedWay: Way, value: unknown) => {
      const areColumns = block.kind === 'table' && changedWay.length === way.length + 1;
      if (areColumns && changedWay.at(-1) === 'columns')
        return onChange(way, withColumns(block, typeof value === 'function' ? value(block.columns) : value));
      return onChange(changedWay, value);
    };
    if (block.kind === 'firm' || block.kind === 'part')
      return (
        <p className="rounded-lg border border-line p-3">
          {block.kind === 'part' ? (content.parts[block.part] ?? content.kinds.part) : content.kinds.firm}
        </p>
      );
    if (block.kind === 'places')
      return <PlacesBlock block={block} way={way} fault={fault} onChange={onChange} />;
    return (
      <div className="grid gap-2">
        {block.kind === 'questions' && specified !== undefined && (
          <p className="text-quiet text-sm">{content.specified(specified)}</p>
        )}
        <ValueField
          shape={blockShapes[block.kind]}
          name={content.kinds[block.kind]}
          value={block}
          way={way}
          fault={fault}
          onChange={change}
        />
      </div>
    );
  },
  (before, after) =>
    before.block === after.block &&
    before.fault === after.fault &&
    before.specified === after.specified &&
    before.way.join() === after.way.join() &&
    before.onChange === after.onChange,
);

type NewKind = keyof typeof newBlocks;

const kinds = Object.keys(newBlocks) as NewKind[];

function AddBlock({ onAdd }: { onAdd: (kind: NewKind) => void }) {
  const id = useId();
  const [kind, setKind] = useState<NewKind>('text');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-sm">
          {content.addBlock}
        </label>
        <Select id={id} value={kind} onChange={({ target }) => setKind(target.value as NewKind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {content.kinds[one]}
            </option>
          ))}
        </Select>
      </div>
      <Button look="quiet" onClick={() => onAdd(kind)}>
        {content.addChosen}
      </Button>
    </div>
  );
}

type LinkProps = Pick<Props, 'fault' | 'onChange'> & { link: SectionText['link']; way: Way };

/** The link that a section can end with. */
function SectionLink({ link, way, fault, onChange }: LinkProps) {
  return (
    <div className="grid gap-2">
      {link && (
        <fieldset className="grid gap-2">
          <legend className="font-semibold text-sm">{content.link}</legend>
          <ValueField
            shape={linkShape}
            name={content.link}
            value={link}
            way={way}
            fault={fault}
            onChange={onChange}
          />
        </fieldset>
      )}
      <Button look="quiet" onClick={() => onChange(way, link ? undefined : { name: '', path: '' })}>
        {link ? content.removeLink : content.addLink}
      </Button>
    </div>
  );
}

type Props = {
  section: SectionText;
  index: number;
  fault: string | undefined;
  /** How many questions the specification asks for on this page. */
  specified: number | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** A section folds, because a page has up to fourteen; drawn again only when it changes. */
export const SectionEditor = memo(function Section({ section, index, fault, specified, onChange }: Props) {
  const way: Way = ['sections', index];
  const blocksWay: Way = [...way, 'blocks'];
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
          <div key={at} data-item={fieldId(blocksWay)} className={itemClass}>
            <BlockEditor block={block} way={[...blocksWay, at]} specified={specified} {...common} />
            <ItemButtons
              way={blocksWay}
              count={section.blocks.length}
              index={at}
              name={content.kinds[block.kind]}
              onChange={onChange}
            />
          </div>
        ))}
        <AddBlock onAdd={(kind) => onChange(blocksWay, [...section.blocks, newBlocks[kind]()])} />
        <SectionLink {...common} link={section.link} way={[...way, 'link']} />
      </div>
    </details>
  );
});
