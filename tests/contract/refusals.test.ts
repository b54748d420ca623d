import { expect, it } from 'vitest';
import { callNames, calls } from '#api/calls.ts';
import { addressesOf } from '../support/call-addresses.ts';
import { newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const { askAt } = staffApi(testDatabase());

/** What each call says in the shape of its replies when it refuses; section 7 of the specification has the fields. */
const shapes: Record<string, object | 'text'> = {
  resetOwnPassword: { flag: '1-' },
  checkUserSession: {},
  logout: { flag: 0 },
  readUsers: {},
  createUser: { flag: 0, payload: 'Please log in.' },
  getUserRight: {},
  changeUserRight: 'text',
  changePasswordByAdmin: { flag: 'err', payload: 'Please log in.' },
  getUserUpdateData: { flag: 0 },
  updateUser: { flag: 'err', err: 'Please log in.' },
  getUserDeleteData: { flag: 0 },
  deleteUser: { flag: 'err' },
  readBlogs: {},
  writeBlog: 'text',
  getBlogUpdateData: { flag: '0' },
  updateBlog: 'text',
  deleteBlog: 'text',
  createTourPackage: 'text',
  getTourPackageEditData: { result: null },
  updateTourPackage: { flag: '-1' },
  getTourPackageDeleteData: { flag: '0' },
  deleteTourPackage: { flag: '0' },
  readTourPackages: { flag: '-1' },
};

it.each(callNames.filter((name) => calls[name].access === 'staff'))(
  '%s refuses a stranger in the shape of its other replies, at both addresses',
  async (name) => {
    for (const { path, headers } of addressesOf(name)) {
      const response = await askAt(newBrowser(), path, { method: calls[name].method, headers });
      expect(response.status).toBe(401);
      const shape = shapes[name];
      if (shape === 'text') expect(await response.text()).toBe('Please log in.');
      else expect(await response.json()).toStrictEqual({ ...shape, error: 'Please log in.' });
    }
  },
);

it.each([
  ['/adminLogin/check-admin-user', { flag: 'Session:-1' }],
  ['/api/adminLogin/check-admin-user', { flag: 'Session:-1' }],
])('%s answers a flag to a body that is too large', async (path, shape) => {
  const body = new URLSearchParams({ userName: 'a'.repeat(20_000) });
  const response = await askAt(newBrowser(), path, { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toStrictEqual({ ...shape, error: expect.any(String) });
});
