import type { useSessionOver } from '#app/admin/shell/session-over.tsx';

export type SessionCheck = ReturnType<typeof useSessionOver>['check'];

export type PackagePopupProps = {
  id: string;
  name: string;
  isSessionOver: SessionCheck;
  onClose: () => void;
};
