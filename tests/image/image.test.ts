import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createDatabase } from '../support/create-database.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';

it('the image is built, holds only what runs, and runs without root', async () => {
  const postgres = await startPrivatePostgres('fast');
  try {
    const env = {
      ...process.env,
      DATABASE_URL: await createDatabase(postgres.url('postgres'), 'purvai'),
      SMTP_URL: 'smtp://127.0.0.1:1025',
    };
    const { stdout } = await promisify(execFile)('scripts/image-test.sh', { env, maxBuffer: 1e8 });
    expect(stdout.trim().split('\n').at(-1)).toBe('image: ok');
  } finally {
    await postgres.remove();
  }
}, 900_000);
