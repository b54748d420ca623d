import { posters } from '@purvai/posters';
import { Button } from '#app/staff/kit/button.tsx';
import { Input, Select, TextArea } from '#app/staff/kit/input.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { ChooseImage } from '#app/staff/website/images/chooser/choose-image.tsx';
import { imageChooserContent } from '#app/staff/website/images/chooser/texts.ts';
import { staffPagesContent as content } from '#app/staff/website/pages/texts.ts';
import { imageIdIn } from '#domain/images/image-files.ts';
import { posterCopyPath } from '#paths.ts';
import { fieldId } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { Shape } from './page-shape.ts';
import { itemClass, type ValueProps } from './value-props.ts';

/** The rows of a table as a grid of cells. */
function TableRows({ name, value, way, fault, onChange }: ValueProps) {
  const rows = value as readonly (readonly string[])[];
  const width = rows[0]?.length ?? 1;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold text-sm">{name}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={index} data-item={fieldId(way)} className={itemClass}>
          <div className="grid gap-1 sm:auto-cols-fr sm:grid-flow-col">
            {row.map((cell, column) => {
              const id = fieldId([...way, index, column]);
              return (
                <TextArea
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                  key={column}
                  id={id}
                  aria-label={content.cell(index + 1, column + 1)}
                  aria-invalid={fault === id || undefined}
                  rows={2}
                  value={cell}
                  onChange={({ target }) => onChange([...way, index, column], target.value)}
                />
              );
            })}
          </div>
          <ItemButtons
            way={way}
            count={rows.length}
            index={index}
            name={`${content.items.row} ${index + 1}`}
            onChange={onChange}
          />
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange(way, [...rows, Array.from({ length: width }, () => '')])}>
        {content.add(content.items.row)}
      </Button>
    </fieldset>
  );
}

const pictureNames = Object.keys(posters).sort();

function Single({ shape, name, value, way, fault, onChange }: ValueProps) {
  const id = fieldId(way);
  const common = { id, 'aria-invalid': fault === id || undefined };
  const change = (typed: string) =>
    onChange(way, typed === '' && 'isOptional' in shape && shape.isOptional ? undefined : typed);
  const typed = typeof value === 'string' ? value : '';
  const imageId = imageIdIn(typed);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {name}
      </label>
      {shape.kind === 'picture' && (
        <>
          <Select {...common} value={typed} onChange={({ target }) => change(target.value)}>
            {shape.isOptional && <option value="">{content.noPicture}</option>}
            {imageId && <option value={typed}>{imageChooserContent.fromLibrary(imageId)}</option>}
            {pictureNames.map((poster) => (
              <option key={poster}>{poster}</option>
            ))}
          </Select>
          <div className="flex flex-wrap items-center gap-3">
            {typed && (
              <Thumbnail address={imageId ? typed : posterCopyPath(typed)} className="aspect-8/5 w-24" />
            )}
            <ChooseImage
              label={`${imageChooserContent.open}: ${name}`}
              onChoose={({ address }) => change(address)}
            />
          </div>
        </>
      )}
      {shape.kind === 'lines' && (
        <TextArea
          {...common}
          rows={Math.min(10, Math.max(2, Math.ceil(typed.length / 70)))}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {(shape.kind === 'line' || shape.kind === 'address') && (
        <Input {...common} value={typed} onChange={({ target }) => change(target.value)} />
      )}
    </div>
  );
}

function List(props: ValueProps & { shape: Extract<Shape, { kind: 'list' }> }) {
  const { shape, name, way, onChange } = props;
  const items = props.value as readonly unknown[];
  const id = fieldId(way);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold text-sm">{name}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place
        <div key={index} data-item={id} className={itemClass}>
          <ValueField
            {...props}
            shape={shape.item}
            name={`${shape.itemName} ${index + 1}`}
            value={item}
            way={[...way, index]}
          />
          <ItemButtons
            way={way}
            count={items.length}
            index={index}
            name={`${shape.itemName} ${index + 1}`}
            onChange={onChange}
          />
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange(way, [...items, shape.empty()])}>
        {content.add(shape.itemName)}
      </Button>
    </fieldset>
  );
}

/** A value of the page's text with the fields that its shape needs. */
export function ValueField(props: ValueProps) {
  const { shape, value, way, onChange } = props;
  if (shape.kind === 'list') return <List {...props} shape={shape} />;
  if (shape.kind === 'rows') return <TableRows {...props} />;
  if (shape.kind !== 'fields') return <Single {...props} />;
  return (
    <div className="grid gap-2 rounded-lg border border-line p-2 sm:p-3">
      {shape.fields.map(({ key, name, shape: inner }) => (
        <ValueField
          {...props}
          key={key}
          shape={inner}
          name={name}
          value={(value as Record<string, unknown>)[key]}
          way={[...way, key]}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
