import { fstatSync } from 'node:fs';
import { z } from 'zod';
import { parseSecretKeys } from '#platform/secrets/encryption.ts';

const origin = z.url({
  protocol: /^https?$/,
  message: 'must be an address such as https://www.purvai.example',
});
const port = z.coerce.number().int().min(0).max(65_535);

const secretKeysHint =
  'make a key with `openssl rand -base64 32` and set SECRET_KEYS to an id of your own, a colon and the key, such as 2026:PZ4…=';

const secretKeys = z.string().transform((text, context) => {
  const keys = parseSecretKeys(text);
  if (keys) return keys;
  context.addIssue(
    `must be id:key pairs, separated by commas, each key 32 bytes in base64: ${secretKeysHint}`,
  );
  return z.NEVER;
});

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' }),
  /** The same database through a connection pooler, for the statements of the web process; listeners and jobs connect directly. */
  POOLED_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' })
    .optional(),
  /** How long a request waits for a database connection before it is refused with 503, or a task before it is tried again. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(10_000).default(500),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// address' }),
  /** The agency's mailbox, in which replies of customers arrive; without it none is read. */
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, message: 'must be an imap:// or imaps:// address' })
    .refine((address) => new URL(address).username !== '', 'must have a user and a password')
    .optional(),
  BASE_URL: origin.transform((address) => new URL(address).origin),
  /** Encrypts the secrets in the database: the first key encrypts, all decrypt. */
  SECRET_KEYS: secretKeys,
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  /** How long the worker may be without a finished fetch before it ends itself. */
  WORKER_WATCHDOG_MS: z.coerce.number().int().min(1000).max(3_600_000).default(60_000),
  STORAGE_DIR: z.string().min(1).default('.data/storage'),
  /** With a bucket, files are in an object store in place of STORAGE_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** Not set for Amazon's own S3. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// address' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The payment gateway; without its keys customers pay by UPI and to the bank. */
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^\w{1,100}$/, 'must be the id of a key')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  /** Any of them signs what the gateway says: while a secret is changed there are two. */
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => one.length >= 16), 'must have 16 characters or more')
    .optional(),
  RAZORPAY_URL: origin.default('https://api.razorpay.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Replies with the same flag for an unknown user as for a wrong password. */
  STRICT_LOGIN_REPLIES: z.stringbool().default(false),
  /** The token for creating the first user; without it one is written to the log at the first start. */
  SETUP_TOKEN: z.string().min(16).optional(),
  /** Peers whose X-Forwarded-For is trusted, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
});

/** Every variable that the programs read. */
export const envNames = Object.keys(schema.shape);

export type Env = Readonly<
  z.infer<typeof schema> & {
    /** For the monitoring only, not reachable through the proxy. */
    METRICS_PORT: number;
    WORKER_METRICS_PORT: number;
  }
>;

export class EnvError extends Error {
  override name = 'EnvError';
}

function parseBy<Schema extends z.ZodType>(
  wanted: Schema,
  source: Record<string, string | undefined>,
): z.infer<Schema> {
  const parsed = wanted.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const hint = name === 'SECRET_KEYS' ? `: ${secretKeysHint}` : '';
    return source[name] === undefined ? `${name} is not set${hint}` : `${name} ${issue.message}`;
  });
  throw new EnvError(`The environment is not usable: ${faults.join('; ')}.`);
}

type S3Values = Partial<
  Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>
>;

/** Half a configuration must not store files on the disk without a word. */
function checkS3(values: S3Values): void {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = values;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values({ ...needed, S3_ENDPOINT }).every((value) => value === undefined)) return;
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw new EnvError(
      `The environment is not usable: ${missing.map(([name]) => `${name} is not set`).join('; ')}.`,
    );
}

type GatewayValues = Partial<
  Record<'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET', string | undefined> & {
    RAZORPAY_WEBHOOK_SECRET: readonly string[] | undefined;
  }
>;

/** A gateway that takes money which nobody hears of must not start. */
function checkGateway(values: GatewayValues): void {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = values;
  const needed = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === 0 || missing.length === Object.keys(needed).length) return;
  throw new EnvError(
    `The environment is not usable: ${missing.map(([name]) => `${name} is not set`).join('; ')}.`,
  );
}

/** Parses the environment once, at boot. A wrong value stops the start with a message that names it. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = parseBy(schema, source);
  checkS3(values);
  checkGateway(values);
  const { protocol, hostname } = new URL(values.BASE_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (values.NODE_ENV === 'production' && protocol === 'http:' && !isLocal)
    throw new EnvError('The environment is not usable: BASE_URL must be https outside of this machine.');
  // Derived from PORT so that several processes on one machine do not collide.
  const derived = (distance: number) =>
    values.PORT + (values.PORT + distance > 65_535 ? -distance : distance);
  return {
    ...values,
    METRICS_PORT: values.METRICS_PORT ?? derived(10_000),
    WORKER_METRICS_PORT: values.WORKER_METRICS_PORT ?? derived(20_000),
  };
}

/**
 * Whether this output leads to the journal, by systemd's name of its connection, `device:inode`: a program started by the
 * unit may have sent its own output elsewhere.
 */
export function leadsToJournal(output: 1 | 2): boolean {
  const { dev, ino } = fstatSync(output);
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`;
}

/** Exits with a message when the environment is invalid. */
function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    // The journal's priority of an error, which `journalctl -p warning` shows.
    process.stderr.write(`${leadsToJournal(2) ? '<3>' : ''}${error.message}\n`);
    process.exit(1);
  }
}

/** The only reader of the process's environment. */
export const readEnv = (): Env => orExit(() => parseEnv(process.env));

const storageNames = {
  DATABASE_URL: true,
  S3_BUCKET: true,
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
} as const;

const rotationSchema = schema.pick({ ...storageNames, STORAGE_DIR: true, SECRET_KEYS: true });

/** For key rotation, which encrypts texts of the database and files. */
export const readRotationEnv = () =>
  orExit(() => {
    const values = parseBy(rotationSchema, process.env);
    checkS3(values);
    return values;
  });

const storageSchema = schema.pick(storageNames).extend({ STORAGE_DIR: z.string().min(1) });

/** For a restore, which must be told where the files are. */
export const readStorageEnv = () =>
  orExit(() => {
    const values = parseBy(storageSchema, process.env);
    checkS3(values);
    return values;
  });

/** For the scripts that start missing services: only the values that are set, without defaults. */
export function readServiceEnv() {
  const { DATABASE_URL, SMTP_URL, BASE_URL, SECRET_KEYS, HOST, PORT, LOG_LEVEL, STORAGE_DIR } = process.env;
  return { DATABASE_URL, SMTP_URL, BASE_URL, SECRET_KEYS, HOST, PORT, LOG_LEVEL, STORAGE_DIR };
}

/** The environment for a PostgreSQL program that a script starts, with the password. */
export function envWithPassword(password: string): NodeJS.ProcessEnv {
  return password === '' ? process.env : { ...process.env, PGPASSWORD: password };
}
