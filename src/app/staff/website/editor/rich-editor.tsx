import { useCallback, useEffect, useRef, useState } from 'react';
import { TextArea } from '#app/staff/kit/input.tsx';
import { boxClass, textClass, toolbarClass } from './box-class.ts';
import { staffEditorContent as content } from './texts.ts';

type WritingArea = typeof import('./writing-area.client.tsx').WritingArea;

/** Undefined while the module is loading, null when loading failed. */
function useWritingArea(): WritingArea | null | undefined {
  const [area, setArea] = useState<WritingArea | null>();
  useEffect(() => {
    import('./writing-area.client.tsx').then(
      ({ WritingArea }) => setArea(() => WritingArea),
      () => setArea(null),
    );
  }, []);
  return area;
}

type Props = {
  id: string;
  name: string;
  label: string;
  /** Sanitized HTML. A new initial value needs a new `key`. */
  value: string;
  invalid?: boolean;
  required?: boolean;
  onChange?: (html: string) => void;
};

/** Shows the text at its final height until the editor has loaded. */
function Waiting({ html, invalid }: { html: string; invalid: boolean | undefined }) {
  return (
    <div inert aria-busy="true" className={boxClass(invalid)}>
      <div className={toolbarClass} />
      <div
        className={textClass}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list where it was read
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

type SourceProps = { id: string; html: string; invalid: boolean | undefined; onHtml: (html: string) => void };

/** A text area for the HTML, when the editor could not be loaded. */
function Source({ id, html, invalid, onHtml }: SourceProps) {
  return (
    <>
      <TextArea
        id={id}
        rows={14}
        value={html}
        onChange={(event) => onHtml(event.currentTarget.value)}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-not-loaded`}
      />
      <p id={`${id}-not-loaded`} role="status" className="text-brick text-sm">
        {content.notLoaded}
      </p>
    </>
  );
}

/** Writes HTML into a hidden field of the form. Uncontrolled, like the text fields. */
export function RichEditor({ id, name, label, value, invalid, required, onChange }: Props) {
  const [html, setHtml] = useState(value);
  const WritingArea = useWritingArea();
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  const onHtml = useCallback((written: string) => {
    setHtml(written);
    latestOnChange.current?.(written);
  }, []);

  const labelId = `${id}-label`;
  return (
    <div className="grid gap-1">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label leads to a field by itself, not to a text edited in place */}
      <label
        id={labelId}
        htmlFor={id}
        className="font-semibold"
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
        {!required && <span className="font-normal text-quiet"> {content.optional}</span>}
      </label>
      <input type="hidden" name={name} value={html} />
      {WritingArea === undefined && <Waiting html={value} invalid={invalid} />}
      {WritingArea === null && <Source id={id} html={html} invalid={invalid} onHtml={onHtml} />}
      {WritingArea && <WritingArea {...{ id, labelId, value, invalid, required, onHtml }} />}
    </div>
  );
}
