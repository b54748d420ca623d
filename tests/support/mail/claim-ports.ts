import { randomInt } from 'node:crypto';
import { chmod, mkdir, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Linux gives outgoing connections ports from 32768 up. Below that, nothing takes the SMTP port while a test
// has Postfix stopped.
const lowestPort = 20_000;
const portPairs = 6_000; // up to 31999

export function requireRoot(): void {
  if (process.getuid?.() !== 0) {
    throw new Error('The mail server for tests needs root, because Postfix and Dovecot switch users.');
  }
}

type Claim = { folder: string; smtpPort: number; imapPort: number };

/** The folder's name claims the ports: only one of several processes starting together can make it. */
export async function claimFolderAndPorts(): Promise<Claim> {
  const firstPair = randomInt(portPairs);
  for (let tried = 0; tried < portPairs; tried += 1) {
    const smtpPort = lowestPort + 2 * ((firstPair + tried) % portPairs);
    const imapPort = smtpPort + 1;
    const folder = join(tmpdir(), `purvai-mail-${smtpPort}`);
    if (!(await claimFolder(folder))) continue;
    if ((await isFree(smtpPort)) && (await isFree(imapPort))) return { folder, smtpPort, imapPort };
    await rmdir(folder);
  }
  throw new Error('No two free ports were found for the mail server.');
}

async function claimFolder(folder: string): Promise<boolean> {
  try {
    await makeReadableFolder(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Postfix and Dovecot drop root and still have to enter it; chmod, because mkdir applies the umask. */
export async function makeReadableFolder(folder: string): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o755);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
