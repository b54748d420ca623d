import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './ports.ts';

const program = `
  import { freePort } from './scripts/services/ports.ts';
  const ports = await Promise.all(Array.from({ length: 150 }, () => freePort()));
  console.log(JSON.stringify(ports));
  // Running until the others have theirs.
  process.stdin.resume();
`;

async function portsOfAnother(): Promise<{ ports: number[]; end(): void }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { ports: JSON.parse(String(line)), end: () => child.stdin.end() };
}

it('gives a port to one process only, though nobody listens on it yet', async () => {
  const processes = await Promise.all(Array.from({ length: 4 }, portsOfAnother));
  for (const { end } of processes) end();
  const ports = processes.flatMap((one) => one.ports);
  expect(ports).toHaveLength(600);
  expect(new Set(ports).size).toBe(600);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('gives the wished port while nobody listens on it', async () => {
  const wished = await freePort();
  expect(await freePort(wished)).toBe(wished);
  const server = createServer().listen(wished, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(wished)).not.toBe(wished);
  server.close();
});
