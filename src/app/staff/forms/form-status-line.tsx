import { StatusLine } from '#app/ui/status-line.tsx';
import type { FormStatus } from './form-status.ts';

type Props = {
  status: FormStatus | undefined;
  /** Reserves the line's height, so that the button below does not move. */
  takesRoom?: boolean;
};

export const FormStatusLine = ({ status, takesRoom = true }: Props) => (
  <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={takesRoom} />
);
