import { staffPagesContent as content } from '#app/content/staff/website/pages.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import type { PageText, SectionText } from '#domain/pages/page-text.ts';
import { fieldId, type Way } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import { newAnchor, newBlocks, type Shape } from './page-shape.ts';
import { SectionEditor } from './section-editor.tsx';
import { ValueField } from './value-field.tsx';
import { addClass } from './value-props.ts';

type Props = {
  text: PageText;
  original: PageText;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

const { fields: names } = content;

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

/** How many questions the original has in this block, as far as the specification counts them. */
function specifiedIn(original: PageText, section: SectionText, at: number): number | undefined {
  const block = original.sections.find(({ id }) => id === section.id)?.blocks[at];
  return block?.kind === 'questions' ? block.questions.length : undefined;
}

const newSection = (): SectionText => ({
  id: newAnchor(),
  heading: content.newHeading,
  blocks: [newBlocks.text()],
});

/** Everything of a page that can be written. */
export function PageTextFields({ text, original, fault, onChange }: Props) {
  const isHydrated = useHydrated();
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
      {first.map(single)}
      <h2 className="text-2xl">{content.sections}</h2>
      {text.sections.map((section, index) => (
        <div key={section.id} className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <SectionEditor
            section={section}
            index={index}
            fault={fault}
            specifiedAt={(at) => specifiedIn(original, section, at)}
            onChange={onChange}
          />
          <ItemButtons
            id={fieldId(['sections'])}
            items={text.sections}
            index={index}
            name={section.heading}
            onChange={(sections) => onChange(['sections'], sections)}
          />
        </div>
      ))}
      <button
        type="button"
        disabled={!isHydrated}
        className={addClass}
        onClick={() => onChange(['sections'], [...text.sections, newSection()])}
      >
        {content.addSection}
      </button>
      {last.map(single)}
    </div>
  );
}
