import { type ComponentProps, type FormEvent, useState } from 'react';
import { Input, TextArea } from '#app/staff/kit/input.tsx';
import { PictureCheck } from '#app/staff/website/publishing/picture-check.tsx';
import { staffBlogsContent as content } from './texts.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date' | 'url';
  rows?: number;
  required?: boolean;
  hint?: string;
  /** The maximum number of characters, counted while typing. */
  limit?: number;
  /** The validation message of the contract. */
  fault: string | undefined;
  /** The id of another element that describes the field. */
  describedBy?: string;
};

/** Counts code points, as the validation does. */
const lengthOf = (text: string) => [...text.trim()].length;

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isOver = length > limit;
  return (
    <p id={id} className={`text-sm tabular-nums ${isOver ? 'font-semibold text-brick' : 'text-quiet'}`}>
      {isOver ? content.over(length, limit) : content.count(length, limit)}
    </p>
  );
}

/** The live region is always in the document, because screen readers announce only later changes to it. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="status" className="font-semibold text-brick">
      {text}
    </p>
  );
}

/** Uncontrolled: a new initial value needs a new `key`. */
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
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && (
          <span className="font-normal text-quiet">
            {' '}
            {limit === undefined ? content.optional : content.optionalUpTo(limit)}
          </span>
        )}
      </label>
      {rows ? <TextArea rows={rows} {...common} /> : <Input type={type} {...common} />}
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

/** An address field with a preview of its picture. */
export function PictureField(field: ComponentProps<typeof BlogField>) {
  const warningId = `${field.id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={field.value} isFaulty={field.fault !== undefined}>
      <BlogField {...field} hint={content.hints.featuredImage} describedBy={warningId} />
    </PictureCheck>
  );
}
