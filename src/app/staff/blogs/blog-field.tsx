import type { ComponentProps } from 'react';
import { type FormEvent, useState } from 'react';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { PictureCheck } from '#app/staff/publishing/picture-check.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date' | 'url';
  rows?: number;
  required?: boolean;
  hint?: string;
  /** The most characters that it may have, counted while one types. */
  limit?: number;
  /** What is wrong with it, in the contract's words. */
  fault: string | undefined;
  /** The id of what else describes it. */
  describedBy?: string;
};

const box =
  'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2.5 text-base aria-invalid:border-2 aria-invalid:border-brick';

/** By characters as people count them, and as the check does. */
const lengthOf = (text: string) => [...text.trim()].length;

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isOver = length > limit;
  return (
    <p id={id} className={`text-sm tabular-nums ${isOver ? 'font-semibold text-brick' : 'text-quiet'}`}>
      {isOver ? content.over(length, limit) : content.count(length, limit)}
    </p>
  );
}

/** Under the field that it is about; always there, so that what appears in it is read out. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="status" className="font-semibold text-brick">
      {text}
    </p>
  );
}

/** Uncontrolled, like every field: another value needs another `key`. */
export function BlogField(props: Props) {
  const { id, name, label, value, type = 'text', rows, required, hint, limit, fault, describedBy } = props;
  const [length, setLength] = useState(lengthOf(value));
  const common = {
    id,
    name,
    required,
    defaultValue: value,
    autoComplete: 'off',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [
      fault && `${id}-fault`,
      limit !== undefined && `${id}-count`,
      hint && `${id}-hint`,
      describedBy,
    ]
      .filter(Boolean)
      .join(' '),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(lengthOf(event.currentTarget.value)),
    className: box,
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-quiet"> {content.optional}</span>}
      </label>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} {...common} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        {hint && (
          <p id={`${id}-hint`} className="min-w-0 grow basis-64 text-quiet text-sm">
            {hint}
          </p>
        )}
        {limit !== undefined && <Counter id={`${id}-count`} length={length} limit={limit} />}
      </div>
      <FieldFault id={`${id}-fault`} text={fault} />
    </div>
  );
}

/** A link, with the picture that it leads to. */
export function PictureField(field: ComponentProps<typeof BlogField>) {
  const warningId = `${field.id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={field.value} isFaulty={field.fault !== undefined}>
      <BlogField {...field} hint={content.hints.featuredImage} describedBy={warningId} />
    </PictureCheck>
  );
}
