import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type MuteProxy, startMuteProxy } from '../../../tests/support/mute-proxy.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { type Listener, listen } from './notifications.ts';

const test = testDatabase();
let proxy: MuteProxy;
let listener: Listener;
let heard: string[];

beforeEach(async () => {
  heard = [];
  proxy = await startMuteProxy(test.url);
  listener = listen({
    url: proxy.url,
    channel: 'test_channel',
    log: createLog('silent', 'script'),
    onMessage: (payload) => heard.push(payload),
    onConnect: () => heard.push('connected'),
    onLost: () => heard.push('lost'),
  });
  await waitUntil('the first connection', () => heard.includes('connected'));
});
afterEach(async () => {
  await listener.close();
  await proxy.close();
});

const tell = (payload: string) => test.pool.query('select pg_notify($1, $2)', ['test_channel', payload]);

describe('a listener', () => {
  it('proves regularly that it listens', async () => {
    await waitUntil('half a second without a proof', () => listener.silentSeconds() > 0.5);
    await waitUntil('the next proof', () => listener.silentSeconds() < 0.5);
    await tell('hello');
    await waitUntil('the message', () => heard.includes('hello'));
    expect(heard).toEqual(['connected', 'hello']);
  });

  it('detects a dead connection, reconnects and reports it', async () => {
    proxy.mute('work');
    await tell('unheard');
    await waitUntil('the new connection', () => heard.length === 3);
    await tell('hello again');
    await waitUntil('the message', () => heard.length === 4);
    expect(heard).toEqual(['connected', 'lost', 'connected', 'hello again']);
  });

  it('reports how long it has been disconnected, and retries while new connections are dead too', async () => {
    proxy.mute('are mute');
    await waitUntil(
      'two seconds of silence more than one heartbeat takes',
      () => listener.silentSeconds() > 4,
    );
    expect(heard).toEqual(['connected', 'lost']);
    proxy.restore();
    await waitUntil('the new connection', () => heard.length === 3);
    expect(listener.silentSeconds()).toBeLessThan(4);
  });

  it('reconnects when the server closes its connection', async () => {
    const stop = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen:test_channel'`;
    await test.pool.query(`${stop} and datname = current_database()`);
    await waitUntil('the new connection', () => heard.length === 3);
    expect(heard).toEqual(['connected', 'lost', 'connected']);
  });

  it('closes although its connection is dead', async () => {
    proxy.mute('are mute');
    await listener.close();
    expect(heard).toEqual(['connected']);
  });
});
