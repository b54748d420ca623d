import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

type Raw = {
  socket: Socket;
  /** All that comes back until the other side closes the connection. */
  answer(): Promise<string>;
};

/** A request as it stands on the wire, for clients that do what `fetch` cannot: lie about a length, stop, go away. */
export async function sendRaw(port: number, head: string[], body: string | Buffer = ''): Promise<Raw> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  // A caller that does not wait for the answer does not need the error of a reset either.
  answer.catch(() => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return { socket, answer: () => answer };
}
