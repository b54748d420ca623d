import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://someone@db/purvai',
  SMTP_URL: 'smtp://mail:25',
  BASE_URL: 'https://www.purvai.example/',
  SECRET_KEYS: `2026:${'A'.repeat(43)}=`,
};

const faultOf = (change: Record<string, string | undefined>) => {
  try {
    parseEnv({ ...complete, ...change });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return undefined;
};

describe('the environment', () => {
  it('needs three addresses and a key; every other value has a default', () => {
    const env = parseEnv(complete);
    expect(env).toMatchObject({ NODE_ENV: 'production', PORT: 3000, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  it('accepts http only for localhost', () => {
    expect(parseEnv({ ...complete, BASE_URL: 'http://localhost:3000' }).BASE_URL).toBe(
      'http://localhost:3000',
    );
  });

  it('reduces the base address to its origin', () => {
    expect(parseEnv(complete).BASE_URL).toBe('https://www.purvai.example');
  });

  it.each([
    [{ PORT: '3001' }, 13_001, 23_001],
    [{ PORT: '60000' }, 50_000, 40_000],
    [{ METRICS_PORT: '9100', WORKER_METRICS_PORT: '9101' }, 9100, 9101],
  ])(
    'derives the metrics ports, so that processes on one machine do not collide: %o',
    (change, web, worker) => {
      const env = parseEnv({ ...complete, ...change });
      expect([env.METRICS_PORT, env.WORKER_METRICS_PORT]).toEqual([web, worker]);
    },
  );

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL is not set'],
    [{ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY is not set'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is not set'],
    [{ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'a' }, 'RAZORPAY_WEBHOOK_SECRET is not set'],
    [{ RAZORPAY_WEBHOOK_SECRET: 'a long enough one, short' }, 'RAZORPAY_WEBHOOK_SECRET must have 16'],
    [{ BASE_URL: 'http://www.purvai.example' }, 'BASE_URL must be https'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must be a postgres:// address'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an smtp:// address'],
    [{ BASE_URL: 'www.purvai.example' }, 'BASE_URL must be an address'],
    [{ SECRET_KEYS: undefined }, 'SECRET_KEYS is not set: make a key with `openssl rand -base64 32`'],
    [{ SECRET_KEYS: 'secret' }, 'SECRET_KEYS must be id:key pairs'],
    [{ SECRET_KEYS: `2026:${'A'.repeat(22)}==` }, 'each key 32 bytes in base64'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('names what is wrong: %o', (change, sentence) => {
    expect(faultOf(change)).toContain(sentence);
  });

  it('is shown without its keys', () => {
    expect(faultOf({ SECRET_KEYS: 'canary:not-base64' })).not.toContain('canary');
  });
});
