import { memo } from 'react';
import { staffPagesContent as content } from '#app/staff/website/pages/texts.ts';
import type { BlockText } from '#domain/pages/page-text.ts';
import type { Way } from './changed-value.ts';
import { blockShapes } from './page-shape.ts';
import { PlacesBlock } from './places-block.tsx';
import { withColumns } from './table-columns.ts';
import { ValueField } from './value-field.tsx';

type Props = {
  block: BlockText;
  way: Way;
  /** How many questions the specification asks for, where this block has so many in the original. */
  specified: number | undefined;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** One block of a section; drawn again only when it changes, because a page can have 200. */
export const BlockEditor = memo(
  function Block({ block, way, specified, fault, onChange }: Props) {
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
