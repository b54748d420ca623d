import { memo } from 'react';
import { Link } from 'react-router';
import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import type { BlockText } from '#domain/pages/page-text.ts';
import { paths } from '#paths.ts';
import type { Way } from './changed-value.ts';
import { blockShapes } from './page-shape.ts';
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
        return onChange(way, withColumns(block, value as string[]));
      return onChange(changedWay, value);
    };
    if (block.kind === 'places')
      return (
        <p className="rounded-lg border border-line p-3">
          {content.kinds.places}:{' '}
          <Link to={paths.adminPlaces} className="text-teal underline">
            {content.placesElsewhere}
          </Link>
        </p>
      );
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
    before.way.join() === after.way.join() &&
    before.onChange === after.onChange,
);
