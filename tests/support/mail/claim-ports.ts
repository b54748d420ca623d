import { randomInt } from 'node:crypto';
import { access, chmod, mkdir, rmdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Linux gives outgoing connections ports from 32768 up. Below that, nothing takes the SMTP port while a test
// has Postfix stopped.
const lowestPort = 20_000;
const portPairs = 6_000;

export function requireRoot(): void {
  if (process.getuid?.() !== 0) {
    throw new Error('The mail server for tests needs root, because Postfix and Dovecot switch users.');
  }
}

export async function requireProgram(path: string, debianPackage: string): Promise<void> {
  try {
    await access(path);
  } catch {
    throw new Error(`${path} is missing: install the Debian package ${debianPackage}.`);
  }
}

type Claim = { folder: string; smtpPort: number; imapPort: number };

/** The folder's name claims the ports: only one of several processes starting together can make it. */
export async function claimFolderAndPorts(): Promise<Claim> {
  const first = randomInt(portPairs);
  for (let tried = 0; tried < portPairs; tried += 1) {
    const smtpPort = lowestPort + 2 * ((first + tried) % portPairs);
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
    await makeOpenFolder(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The daemons give up root and must still get through; mkdir alone would obey a stricter umask. */
export async function makeOpenFolder(folder: string): Promise<void> {
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

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
