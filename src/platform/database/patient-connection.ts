/**
 * For migrations, backups and restores: a statement may take as long as it needs, so no time tells that its answer is lost. The kernel's TCP
 * keepalive ends a connection whose network is gone, about twenty seconds after the last packet.
 */
export const patientConnection = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
