import { beforeAll } from 'vitest';
import { areas } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { addStaff } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

/** A staff member, for a test of code that runs after the session check. */
export function someActor(test: TestDatabase): StaffActor {
  const actor = {
    fromAddress: '203.0.113.7',
    sessionId: '1',
    mustChangePassword: false,
    areas: [...areas],
  } as unknown as StaffActor;
  beforeAll(async () => {
    Object.assign(actor, await addStaff(test));
  });
  return actor;
}
