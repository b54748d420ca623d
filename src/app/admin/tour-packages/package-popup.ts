import type { SessionCheck } from '#app/admin/shell/session-over.tsx';

export type PackagePopupProps = {
  id: string;
  name: string;
  isSessionOver: SessionCheck;
  onClose: () => void;
};
