import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../../src/app/app.css';
import '../../src/app/staff/staff.css';

/** Here, because all files share one page: a module of the page would tell only the first of them. */
afterEach(async () => {
  await cleanup();
  sessionStorage.clear();
});
