import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below Linux's ephemeral ports, so that no outgoing connection takes one while the server that has it is down. */
const lowest = 10_000;
const blocks = 200;
const portsPerBlock = 100;

/** Listens for as long as this process runs, without keeping it running. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Whoever listens on the first port of a block has the others: two processes cannot both find a port free and use it. */
async function claimBlock(): Promise<number[]> {
  const start = randomInt(blocks);
  for (let tried = 0; tried < blocks; tried++) {
    const first = lowest + portsPerBlock * ((start + tried) % blocks);
    if (await hold(first)) return Array.from({ length: portsPerBlock - 1 }, (_, index) => first + 1 + index);
  }
  throw new Error('every block of ports is in use');
}

let claimed: Promise<number[]> = Promise.resolve([]);

async function ownPort(): Promise<number> {
  // One after another, so that calls at once claim one block.
  claimed = claimed.then((left) => (left.length > 0 ? left : claimBlock()));
  const port = (await claimed).shift();
  return port !== undefined && (await isFree(port)) ? port : ownPort();
}

/** A port that is free and given to no one else: the wished one, or one of this process's own. */
export async function freePort(wished?: number): Promise<number> {
  return wished !== undefined && (await isFree(wished)) ? wished : ownPort();
}
