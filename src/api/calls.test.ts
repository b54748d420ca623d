import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { addressesOf } from '../../tests/support/call-addresses.ts';
import { actorFor, createApi } from './api.ts';
import { addressOf, type Call, type CallName, callNames, calls, isForCall } from './calls.ts';
import type { ApiParts } from './handler.ts';

const log = createLog('silent', 'script');
const unreachable = () => {
  throw new Error('no call may get this far');
};
const env = { BASE_URL: 'https://www.purvai.example', TRUSTED_PROXIES: [] };
const parts = { db: unreachable, queue: unreachable, log, env } as unknown as ApiParts;
const api = createApi(parts);

/** Section 7 of the specification, repeated so that the list cannot change unnoticed. */
const specified = `
POST /contact-us-message
GET  /bhutan-tour-packages
GET  /bhutan-tour-package-description
POST /adminLogin/create-auto-admin
POST /adminLogin/check-admin-user
POST /adminDashboard/password-reset
GET  /adminDashboard/check-user-session
POST /adminDashboard/adminuser-logout
GET  /adminDashboard/manage-users/users-read
POST /adminDashboard/manage-users/user-add/create-user
GET  /adminDashboard/manage-users/update-user-right/get-user-details
POST /adminDashboard/manage-users/update-user-right/change-user-right
POST /adminDashboard/manage-users/password-reset-by-admin/change-password-by-admin
GET  /adminDashboard/manage-users/user-profile-update/get-user-update-data
POST /adminDashboard/manage-users/user-profile-update/update-user
GET  /adminDashboard/manage-users/user-delete/get-user-delete-data
POST /adminDashboard/manage-users/user-delete/delete-user
GET  /adminDashboard/blogs
POST /adminDashboard/blogs/write_blog
GET  /adminDashboard/blogs/blog-update
POST /adminDashboard/blogs/blog-update
POST /adminDashboard/blogs/blog-delete
POST /adminDashboard/tour-packages/create
GET  /adminDashboard/tour-packages/edit-data
POST /adminDashboard/tour-packages/update
GET  /adminDashboard/tour-packages/delete-data
POST /adminDashboard/tour-packages/delete
GET  /adminDashboard/tour-packages/read
`
  .trim()
  .split('\n')
  .map((line) => line.replace(/ +/, ' '));

describe('the list of calls', () => {
  it('is section 7 of the specification', () => {
    expect(callNames.map((name) => `${calls[name].method} ${calls[name].path}`).sort()).toEqual(
      specified.sort(),
    );
  });

  it('is exactly what the server has registered', () => {
    const registered = api.routes
      .filter((route) => route.method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const listed = callNames.flatMap((name) => {
      const { method, path } = calls[name];
      return [`${method} ${addressOf(name)}`, `${method} ${path}`];
    });
    expect(registered.sort()).toEqual(listed.sort());
  });

  it('is what docs/api.md says, call by call', async () => {
    const page = await readFile('docs/api.md', 'utf8');
    const documented = [...page.matchAll(/^\| (GET|POST) \| `([^`]+)` \| (\w+) \|$/gm)].map((row) =>
      row.slice(1),
    );
    const listed = callNames.map((name) => [calls[name].method, calls[name].path, calls[name].access]);
    expect(documented.sort()).toEqual(listed.sort());
  });

  it('has only these public calls', () => {
    expect(callNames.filter((name) => calls[name].access === 'public')).toEqual([
      'contactUsMessage',
      'bhutanTourPackages',
      'bhutanTourPackageDescription',
      'createAutoAdmin',
      'checkAdminUser',
    ]);
  });
});

describe('access', () => {
  it('is refused to every call that is not declared public', async () => {
    const asked = { request: new Request('https://x.example'), visitor: { fromAddress: '', userAgent: '' } };
    for (const access of ['staff', undefined, 'PUBLIC', '']) {
      const call = { method: 'GET', path: '/x', access } as unknown as Call;
      await expect(actorFor(parts, call, asked)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });
});

describe('a staff call', () => {
  const staffCalls = callNames.filter((name) => calls[name].access === 'staff');
  it.each(staffCalls.flatMap((name) => addressesOf(name).map((address) => ({ name, ...address }))))(
    '$name at $path is closed to strangers before anything else is looked at',
    async ({ name, path, headers }) => {
      for (const address of [path, path.includes('?') ? `${path}&id=1` : `${path}?id=1`]) {
        const response = await api.request(address, { method: calls[name].method, headers });
        expect(response.status).toBe(401);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    },
  );
});

describe('anything else under /api', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/contact-us-message/more', '/api/CONTACT-US-MESSAGE'])(
    '%s answers 404',
    async (path) => {
      expect((await api.request(path)).status).toBe(404);
    },
  );

  it('answers 404 to another method of a known address', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      expect((await api.request(addressOf('contactUsMessage'), { method })).status).toBe(404);
    }
  });
});

describe('a bare address that is also a page', () => {
  const isCall = (name: CallName, address: string, accept?: string) =>
    isForCall(calls[name], new Request(`https://x.example${address}`, accept ? { headers: { accept } } : {}));

  it.each([
    ['getBlogUpdateData', '/adminDashboard/blogs/blog-update/?blgId=7', undefined, true],
    ['getBlogUpdateData', '/adminDashboard/blogs/blog-update?id=7&page=2', undefined, false],
    ['getBlogUpdateData', '/adminDashboard/blogs/blog-update?id=7', 'application/json', true],
    ['readBlogs', '/adminDashboard/blogs/?page=1', 'text/html,*/*;q=0.8', false],
    ['readBlogs', '/adminDashboard/blogs/?page=1', 'application/json', true],
    ['bhutanTourPackageDescription', '/bhutan-tour-package-description?id=7', undefined, true],
    ['bhutanTourPackageDescription', '/bhutan-tour-package-description?packageId=7', undefined, false],
    [
      'bhutanTourPackageDescription',
      '/bhutan-tour-package-description?packageId=7',
      'application/json',
      false,
    ],
    ['bhutanTourPackageDescription', '/bhutan-tour-package-description?packageId=7&id=', undefined, false],
    ['bhutanTourPackageDescription', '/bhutan-tour-package-description?id=8&packageId=7', undefined, false],
    ['bhutanTourPackages', '/bhutan-tour-packages', 'application/json', false],
    ['readUsers', '/adminDashboard/manage-users/users-read?page=1', 'text/html', true],
  ] as const)('%s at %s with Accept %s: %s', (name, address, accept, expected) => {
    expect(isCall(name, address, accept)).toBe(expected);
  });
});
