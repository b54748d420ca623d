import { goodPassword } from './good-password.ts';
import { addStaff } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

/** The cookies of a new Admin who has just logged in at this address. */
export async function staffCookie(test: Pick<TestDatabase, 'pool'>, base: string): Promise<string> {
  const { username } = await addStaff(test);
  const response = await fetch(`${base}/api/adminLogin/check-admin-user`, {
    method: 'POST',
    body: new URLSearchParams({ userName: username, userPassword: goodPassword }),
  });
  if (!response.ok) throw new Error(`logging in was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
