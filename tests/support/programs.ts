import { access } from 'node:fs/promises';
import { connect } from 'node:net';

export async function requireProgram(path: string, debianPackage: string): Promise<void> {
  try {
    await access(path);
  } catch {
    throw new Error(`${path} is missing: install the Debian package ${debianPackage}.`);
  }
}

/** Whether a server on this machine accepts connections. */
export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
