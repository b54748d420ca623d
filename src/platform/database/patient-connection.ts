/**
 * For migrations, backups and restores, whose statements have no timeout: TCP keepalive closes a dead connection about
 * twenty seconds after the last packet.
 */
export const patientConnection = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
