import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { LiveState } from './use-live.ts';

const content = staffEnquiriesContent.live;

type Props = { state: LiveState; arrived: number };

export function LiveLine({ state, arrived }: Props) {
  if (state === 'live')
    return <StatusLine text={arrived > 0 ? content.arrived(arrived) : ''} takesRoom={false} />;
  return <StatusLine text={content[state]} tone="fault" takesRoom={false} />;
}
