import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Above the largest body that nginx allows, so that nginx never finds its connection closed. */
const maxBytes = 32 * 1024 * 1024;
const maxMs = 5000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads and drops the rest of a body; returns whether it ended. */
function dropRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve(incoming.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', stop).off('error', stop).off('close', stop);
      resolve(incoming.readableEnded);
    };
    const timer = setTimeout(stop, maxMs);
    // Otherwise the first reader would keep the rest in memory.
    incoming.removeAllListeners('data');
    incoming.on('data', count).on('end', stop).on('error', stop).on('close', stop);
    incoming.resume();
  });
}

/**
 * A request that is refused early is still sending its body. Closing the connection would reset it: the client would
 * lose the reply, and a proxy would mark the process as failed. So the body is read first, up to a limit.
 */
export const readToEnd: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (!(incoming && 'httpVersion' in incoming && hasBody(incoming as IncomingMessage))) return;
  if (!(await dropRest(incoming as IncomingMessage))) c.res.headers.set('connection', 'close');
};
