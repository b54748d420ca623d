import { execFileSync } from 'node:child_process';
import { utimes, writeFile } from 'node:fs/promises';
import { createDaemon, type Daemon } from './daemon.ts';
import { makeReadableFolder } from './folders.ts';
import { mailDomain, mailOwner } from './inbox.ts';

const postfix = '/usr/sbin/postfix';

/** Mail to this address comes back. */
export const goneAddress = `gone@${mailDomain}`;

type PostfixOptions = { folder: string; mailFolder: string; port: number };

export function postfixDaemon(options: PostfixOptions): Daemon {
  const config = `${options.folder}/config`;
  return createDaemon({
    command: [postfix, '-c', config, 'start-fg'],
    port: options.port,
    logFile: `${options.folder}/postfix.log`,
    async prepare() {
      await makeReadableFolder(options.folder);
      await makeReadableFolder(config);
      await makeReadableFolder(`${options.folder}/queue`);
      await writeFile(`${config}/main.cf`, mainConfig(options));
      await writeFile(`${config}/master.cf`, masterConfig(options));
      await makeOlder(`${config}/main.cf`);
    },
    // Postfix's master is a grandchild. "stop" would do the same and then sleep for a second.
    terminate() {
      execFileSync(postfix, ['-c', config, 'abort'], { stdio: 'ignore' });
    },
  });
}

/** Every Postfix command waits until main.cf is some two seconds old, in case it is still being written. */
async function makeOlder(file: string): Promise<void> {
  const aMinuteAgo = Date.now() / 1000 - 60;
  await utimes(file, aMinuteAgo, aMinuteAgo);
}

function mainConfig({ folder, mailFolder }: PostfixOptions): string {
  const refusal = 'error:5.7.1 This server delivers only to itself';
  return `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
# Without the prefix Postfix refuses to log outside /var and /dev/stdout.
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}

inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.${mailDomain}
mydestination =
local_recipient_maps =
alias_maps =
alias_database =

# One maildir takes every address; each copy names its own in Delivered-To.
virtual_mailbox_domains = ${mailDomain}
virtual_mailbox_base = ${mailFolder}
virtual_mailbox_maps = static:inbox/
virtual_uid_maps = static:${mailOwner.uid}
virtual_gid_maps = static:${mailOwner.gid}

# Accepted first and returned to its sender later, as mail for a deleted account is.
transport_maps = inline:{ { ${goneAddress} = returned: } }

# Nothing leaves this machine.
mynetworks =
relay_domains =
smtpd_relay_restrictions = reject_unauth_destination
default_transport = ${refusal}
relay_transport = ${refusal}
local_transport = ${refusal}
notify_classes =

# No waiting for name servers, and no brake on a burst of mail.
disable_dns_lookups = yes
smtpd_peername_lookup = no
smtpd_client_connection_count_limit = 0
in_flow_delay = 0
`;
}

/** No smtp, relay or lmtp client is listed: Postfix has no program with which to reach another server. */
function masterConfig({ port }: PostfixOptions): string {
  return `
# service type  private unpriv  chroot  wakeup  maxproc command
127.0.0.1:${port} inet n -      n       -       -       smtpd
cleanup   unix  n       -       n       -       0       cleanup
qmgr      unix  n       -       n       300     1       qmgr
rewrite   unix  -       -       n       -       -       trivial-rewrite
bounce    unix  -       -       n       -       0       bounce
defer     unix  -       -       n       -       0       bounce
trace     unix  -       -       n       -       0       bounce
error     unix  -       -       n       -       -       error
retry     unix  -       -       n       -       -       error
virtual   unix  -       n       n       -       -       virtual
# Knows no address.
returned  unix  -       n       n       -       -       virtual -o virtual_mailbox_maps=inline:{nobody=nowhere/}
postlog   unix-dgram n  -       n       -       1       postlogd
`;
}
