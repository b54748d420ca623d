import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type MuteProxy = {
  /** The target's address, by way of the proxy. */
  url: string;
  /**
   * From now on the open connections lose every byte in both directions, and neither end learns of it: nothing is closed
   * or reset. New ones are as mute, or work.
   */
  mute(newConnections: 'are mute' | 'work'): void;
  /** New connections work. Mute ones stay mute, as after a firewall has lost their state. */
  restore(): void;
  close(): Promise<void>;
};

/** A proxy between a program and its server that can drop all packets. */
export async function startMuteProxy(targetUrl: string): Promise<MuteProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  const pairs = new Set<{ isMute: boolean }>();
  let isCut = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    const pair = { isMute: isCut };
    if (pair.isMute) return void client.resume();
    pairs.add(pair);
    const upstream = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    keep(upstream);
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => !pair.isMute && to.write(bytes));
      from.on('end', () => !pair.isMute && to.end());
      from.on('close', () => !pair.isMute && to.destroy());
    };
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: Object.assign(new URL(targetUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    mute(newConnections) {
      isCut = newConnections === 'are mute';
      for (const pair of pairs) pair.isMute = true;
      pairs.clear();
    },
    restore() {
      isCut = false;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
