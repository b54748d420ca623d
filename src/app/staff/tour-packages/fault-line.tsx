import type { FieldFrame } from './field-frame.ts';
import type { FieldName } from './package-values.ts';

/** Under the field that it is about; always there, so that what appears in it is read out. */
export function FaultLine({ frame, name }: { frame: FieldFrame; name: FieldName }) {
  return (
    <p role="status" className="not-empty:mt-1 font-semibold text-brick">
      {frame.fault?.field === name && frame.fault.text}
    </p>
  );
}
