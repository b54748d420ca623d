import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#platform/storage/s3-storage.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { type Running, run } from './process.ts';
import { acceptsConnections, requireProgram } from './programs.ts';
import { waitUntil } from './wait-until.ts';

export type ObjectStore = {
  settings: S3Settings;
  /** For web and worker. */
  env: Record<string, string>;
  /** Takes the S3 interface away; what is stored stays. */
  stopGateway(): Promise<void>;
  startGateway(): Promise<void>;
  /** Connections are accepted and never answered. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

type Plan = { folder: string; id: string; monPort: number };

/** One monitor and one store in memory, which keeps a single copy. */
const config = ({ folder, id, monPort }: Plan) => `
[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monPort}]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
crash dir = ${folder}
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
# A test's disk may be nearly full.
mon data avail crit = 1
# Otherwise each of the pools waits a second for the one before it.
paxos propose interval = 0.05
paxos min wait = 0.01
`;

const settingsAt = (port: number): S3Settings => ({
  bucket: 'purvai-test',
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  accessKeyId: 'TESTKEY',
  secretAccessKey: 'a-secret-for-tests',
});

async function makeBucket({ bucket, endpoint = '', region, ...credentials }: S3Settings): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/** A real object store of its own: Ceph with its RadosGW, in memory. */
export async function startObjectStore(): Promise<ObjectStore> {
  for (const name of ['radosgw', 'ceph-mon', 'ceph-osd']) await requireProgram(`/usr/bin/${name}`, name);
  for (const name of ['ceph', 'radosgw-admin']) await requireProgram(`/usr/bin/${name}`, 'ceph-common');

  const folder = await mkdtemp(join(tmpdir(), 'purvai-ceph-'));
  const [monPort, port, id, osdId] = [await freePort(), await freePort(), randomUUID(), randomUUID()];
  const [conf, keyring] = [join(folder, 'ceph.conf'), join(folder, 'keyring')];
  const settings = settingsAt(port);
  const tool = (name: string, ...args: string[]) =>
    promisify(execFile)(name, args, { env: { ...process.env, CEPH_CONF: conf } });
  const addKey = (name: string, ...caps: string[]) =>
    tool(
      'ceph-authtool',
      keyring,
      '--gen-key',
      '-n',
      name,
      ...caps.flatMap((cap) => ['--cap', ...cap.split('=')]),
    );
  const daemons: Running[] = [];
  let gateway: Running | undefined;

  async function startGateway(): Promise<void> {
    const frontend = `beast endpoint=127.0.0.1:${port}`;
    const started = run('radosgw', ['-c', conf, '-f', '-n', 'client.admin', '--rgw-frontends', frontend]);
    gateway = started;
    await waitUntil('RadosGW to answer', () => {
      if (started.child.exitCode !== null) throw new Error(`RadosGW ended: ${started.output()}`);
      return acceptsConnections(port);
    });
  }
  async function stop(): Promise<void> {
    for (const daemon of [gateway, ...daemons.reverse()]) await daemon?.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }

  try {
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
    await writeFile(conf, config({ folder, id, monPort }));
    await writeFile(keyring, '');
    await addKey('mon.', 'mon=allow *');
    await addKey('client.admin', 'mon=allow *', 'osd=allow *');
    await addKey('osd.0', 'mon=allow profile osd', 'osd=allow *');
    const map = join(folder, 'monmap');
    await tool('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monPort}]`, map);
    await tool('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    daemons.push(run('ceph-mon', ['-c', conf, '-i', 'a', '-f']));
    await tool('ceph', '--connect-timeout', '60', 'osd', 'new', osdId, '0');
    await tool('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osdId);
    daemons.push(run('ceph-osd', ['-c', conf, '-i', '0', '-f']));
    await startGateway();
    const { accessKeyId, secretAccessKey } = settings;
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    await tool('radosgw-admin', 'user', 'create', '--uid=test', '--display-name=test', ...keys);
    await makeBucket(settings);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    settings,
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    startGateway,
    async stopGateway() {
      await gateway?.stop('SIGKILL');
    },
    freeze: () => void gateway?.child.kill('SIGSTOP'),
    thaw: () => void gateway?.child.kill('SIGCONT'),
    stop,
  };
}
