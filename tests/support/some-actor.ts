import { beforeAll } from 'vitest';
import type { StaffActor } from '#domain/staff/staff.ts';
import { addStaff } from './staff-api.ts';
import type { TestDatabase } from './test-database.ts';

/** Somebody of the staff, for a test below the door where sessions are checked. */
export function someActor(test: TestDatabase): StaffActor {
  const actor = { fromAddress: '203.0.113.7', sessionId: '1', mustChangePassword: false } as StaffActor;
  beforeAll(async () => {
    Object.assign(actor, await addStaff(test));
  });
  return actor;
}
