import type { PackageResult } from './package-values.ts';

export type EditData = { result: PackageResult | null };

export const editDataPath = (id: string) =>
  `/adminDashboard/tour-packages/edit-data?eid=${encodeURIComponent(id)}` as const;
