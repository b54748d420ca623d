import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Above the largest body that nginx lets through, so that nginx never finds its connection closed. */
const maxBytes = 32 * 1024 * 1024;
const maxMs = 5000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads what is left of a body and drops it; answers whether that was all of it. */
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
    // Whoever read the first part of it would otherwise keep the rest in memory.
    incoming.removeAllListeners('data');
    incoming.on('data', count).on('end', stop).on('error', stop).on('close', stop);
    incoming.resume();
  });
}

/**
 * A request that is refused early still has its body on the way. Closing the connection on it resets it: the sender loses
 * the answer, and a proxy takes the process for dead. So the body is read first, and only one without an end is cut off.
 */
export const readToEnd: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (!(incoming && 'httpVersion' in incoming && hasBody(incoming as IncomingMessage))) return;
  if (!(await dropRest(incoming as IncomingMessage))) c.res.headers.set('connection', 'close');
};
