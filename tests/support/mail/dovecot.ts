import { writeFile } from 'node:fs/promises';
import { createDaemon, type Daemon } from './daemon.ts';
import { makeReadableFolder } from './folders.ts';
import { mailOwner } from './inbox.ts';

type DovecotOptions = { folder: string; mailFolder: string; port: number };

export function dovecotDaemon(options: DovecotOptions): Daemon {
  const config = `${options.folder}/dovecot.conf`;
  return createDaemon({
    command: ['/usr/sbin/dovecot', '-F', '-c', config],
    port: options.port,
    logFile: `${options.folder}/dovecot.log`,
    async prepare() {
      await makeReadableFolder(options.folder);
      await writeFile(config, dovecotConfig(options));
    },
    terminate(child) {
      child.kill('SIGTERM');
    },
  });
}

/** In the words of Dovecot 2.3 (Debian 12); 2.4 renamed many settings. */
function dovecotConfig({ folder, mailFolder, port }: DovecotOptions): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
mail_max_userip_connections = 100
mail_location = maildir:${mailFolder}/inbox

# Any name and any password open the one inbox.
passdb {
  driver = static
  args = nopassword=y
}
userdb {
  driver = static
  args = uid=${mailOwner.uid} gid=${mailOwner.gid} home=${mailFolder}
}

service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}
