import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { residentMb } from '../../tests/support/memory.ts';
import type { Row } from './measure.ts';
import type { Site } from './site.ts';

type Memory = { heapMb: number; residentMb: number };

/** Asks the process by its inspector to collect garbage, and then what is left. */
async function afterCollection({ inspectorPort, web }: Site): Promise<Memory> {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const ask = (method: string, params = {}) =>
    new Promise<{ result: { result: { value: number } } }>((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true });
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  // The second collection frees what the first one finalised.
  for (let collection = 0; collection < 3; collection++) await ask('HeapProfiler.collectGarbage');
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  const { result } = await ask('Runtime.evaluate', { expression });
  socket.close();
  return { heapMb: result.result.value / 1024 / 1024, residentMb: residentMb(web.pid) };
}

/** Missing pages are asked for too, so their status is no fault. */
async function sendMixed({ web }: Site, requests: number): Promise<void> {
  let sent = 0;
  while (sent < requests) {
    const seconds = requests - sent > 20_000 ? 10 : 1;
    const args = ['-t2', '--timeout=60s', '-c32', `-d${seconds}s`, '-s', 'scripts/bench/mixed.lua', web.url];
    const { stdout } = await promisify(execFile)('wrk', args);
    if (/Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`);
    sent += Number(/(\d+) requests in/.exec(stdout)?.[1]);
  }
}

const shown = ({ heapMb, residentMb: resident }: Memory) =>
  `${heapMb.toFixed(1)} MB used, ${Math.round(resident)} MB resident`;

/** Memory of a web process after many mixed requests, compared with that after the first 2,000. */
export async function memoryGrowth(site: Site, requests: number): Promise<Row[]> {
  await sendMixed(site, 2000);
  const early = await afterCollection(site);
  await sendMixed(site, requests);
  const late = await afterCollection(site);
  return [
    {
      what: `memory after ${requests.toLocaleString('en-GB')} mixed requests ÷ after 2,000, both after a collection`,
      ratios: [late.heapMb / early.heapMb],
      goal: { at: 'most', ratio: 1.1 },
      limit: 1.3,
      figures: `${shown(early)}; then ${shown(late)}`,
    },
  ];
}
