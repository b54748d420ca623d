import type { SessionCheck } from '#app/staff/shell/session-over.tsx';

export type PackagePopupProps = {
  id: string;
  name: string;
  isSessionOver: SessionCheck;
  onClose: () => void;
};
