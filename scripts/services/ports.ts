import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A free port: the preferred one, or any. */
export function freePort(wished = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wished === 0 ? reject(new Error('no free port')) : resolve(freePort())));
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wished));
    });
  });
}

/**
 * For a server that is killed and restarted on the same port: Linux uses ephemeral ports from 32768 up, so no outgoing
 * connection takes a lower port while the server is down.
 */
export async function fixedPort(): Promise<number> {
  const wished = randomInt(10_000, 20_000);
  return (await freePort(wished)) === wished ? wished : fixedPort();
}
