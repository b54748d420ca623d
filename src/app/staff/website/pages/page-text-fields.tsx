import { Button } from '#app/staff/kit/button.tsx';
import { fieldId, type Way } from '#app/staff/website/pages/blocks/changed-value.ts';
import { ItemButtons } from '#app/staff/website/pages/blocks/item-buttons.tsx';
import { newAnchor, newBlocks, type Shape } from '#app/staff/website/pages/blocks/page-shape.ts';
import { SectionEditor } from '#app/staff/website/pages/blocks/section-editor.tsx';
import { ValueField } from '#app/staff/website/pages/blocks/value-field.tsx';
import { itemClass } from '#app/staff/website/pages/blocks/value-props.ts';
import type { PageText, SectionText } from '#domain/pages/page-text.ts';
import { paths } from '#paths.ts';
import { staffPagesContent as content } from './texts.ts';

type Props = {
  path: string;
  text: PageText;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

const { fields: names } = content;
const sectionsWay: Way = ['sections'];

const first: { way: Way; name: string; shape: Shape }[] = [
  { way: ['heading'], name: names.heading, shape: { kind: 'line' } },
  { way: ['lead'], name: names.lead, shape: { kind: 'lines' } },
  { way: ['poster'], name: names.poster, shape: { kind: 'picture' } },
  { way: ['title'], name: names.title, shape: { kind: 'line' } },
  { way: ['description'], name: names.description, shape: { kind: 'lines' } },
  { way: ['chatText'], name: names.chatText, shape: { kind: 'line' } },
];
const last: typeof first = [
  { way: ['closing', 'heading'], name: names.closingHeading, shape: { kind: 'line' } },
  { way: ['closing', 'text'], name: names.closingText, shape: { kind: 'lines' } },
];

const valueAt = (text: PageText, way: Way): unknown =>
  way.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], text);

const newSection = (): SectionText => ({
  id: newAnchor(),
  heading: content.newHeading,
  blocks: [newBlocks.text()],
});

/** Everything of a page that can be written. */
export function PageTextFields({ path, text, fault, onChange }: Props) {
  const single = ({ way, name, shape }: (typeof first)[number]) => (
    <ValueField
      key={way.join()}
      shape={shape}
      name={name}
      value={valueAt(text, way)}
      way={way}
      fault={fault}
      onChange={onChange}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      {path === paths.home && <p className="text-quiet">{content.homeHeading}</p>}
      {first.filter(({ way }) => path !== paths.home || way[0] !== 'heading').map(single)}
      <h2 className="text-2xl">{content.sections}</h2>
      {text.sections.map((section, index) => (
        <div key={section.id} data-item={fieldId(sectionsWay)} className={itemClass}>
          <SectionEditor
            section={section}
            index={index}
            fault={fault}
            specified={content.specifiedQuestions[path]}
            onChange={onChange}
          />
          <ItemButtons
            way={sectionsWay}
            count={text.sections.length}
            index={index}
            name={section.heading}
            onChange={onChange}
          />
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange(sectionsWay, [...text.sections, newSection()])}>
        {content.addSection}
      </Button>
      {last.map(single)}
    </div>
  );
}
