import { useRouteLoaderData } from 'react-router';
import type { StaffUser } from '#domain/staff/staff.ts';

/** Who is logged in, as the header shows it. */
export type ShellUser = Pick<StaffUser, 'name' | 'username' | 'adminStatus' | 'designation' | 'address'> & {
  mustChangePassword: boolean;
};

/** The layout's loader has it for every page below. */
export function useStaffUser(): ShellUser | undefined {
  return useRouteLoaderData<() => ShellUser>('staff/shell/dashboard-layout');
}
