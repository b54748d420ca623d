import { useRouteLoaderData } from 'react-router';
import type { StaffUser } from '#domain/staff/staff.ts';

/** The logged-in user, as the header shows it. */
export type ShellUser = Pick<
  StaffUser,
  'name' | 'username' | 'adminStatus' | 'designation' | 'address' | 'areas'
> & {
  mustChangePassword: boolean;
};

/** Read from the layout's loader data. */
export function useStaffUser(): ShellUser | undefined {
  return useRouteLoaderData<() => { user: ShellUser }>('staff/shell/dashboard-layout')?.user;
}
