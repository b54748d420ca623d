import { chmod, mkdir } from 'node:fs/promises';

/** Postfix and Dovecot drop root and still have to enter it; chmod, because mkdir applies the umask. */
export async function makeReadableFolder(folder: string): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o755);
}
