import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CutProxy = {
  url: string;
  /** `cut`: nothing goes through. `without replies`: requests arrive, and their answers are lost. */
  set(network: 'whole' | 'cut' | 'without replies'): void;
  /** How many requests have reached the other side. */
  arrived(): number;
  close(): Promise<void>;
};

/** A network between a phone and the server that breaks on command. */
export async function startCutProxy(port: number): Promise<CutProxy> {
  let network: 'whole' | 'cut' | 'without replies' = 'whole';
  let arrived = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (network === 'cut') return void client.destroy();
    const upstream = connect({ host: '127.0.0.1', port });
    keep(upstream);
    client.on('data', (bytes) => {
      upstream.write(bytes);
      arrived += 1;
    });
    upstream.on('data', (bytes) => {
      if (network === 'whole') client.write(bytes);
      else client.destroy();
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      network = next;
      // Open connections do not outlive a tunnel.
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    arrived: () => arrived,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
