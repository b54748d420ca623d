import { createServer } from 'node:net';

/** A port that nobody holds at this moment: the wished one, or any. */
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
