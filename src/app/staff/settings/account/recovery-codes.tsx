import { useEffect, useRef } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { accountContent as content } from './texts.ts';

type Props = { codes: string[]; onNoted: () => void };

export function RecoveryCodes({ codes, onNoted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has been unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {content.codesHeading}
      </h3>
      <p role="status" className="text-quiet">
        {content.codesText}
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-lg bg-sand p-4 font-mono sm:w-fit sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={content.copyCodes} copied={content.copied} />
        <Button onClick={onNoted}>{content.noted}</Button>
      </div>
    </div>
  );
}
