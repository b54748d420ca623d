import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { browserWithFontsOf } from '../../tests/e2e/support/device-fonts.ts';
import { emptyPageLocation } from '../../tests/e2e/support/empty-page.ts';
import { throttle } from '../../tests/e2e/support/slow-phone.ts';
import { startNginx } from '../../tests/support/nginx.ts';
import type { Site } from './site.ts';

export type Phone = { browser: Browser; url: string; stop(): Promise<void> };

/** A browser, and nginx with TLS and HTTP/2 in front of the site. */
export async function startPhone({ web }: Site): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-paint-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const nginx = await startNginx([web.port], {
    alsoInServer: [emptyPageLocation],
    tls: { key, certificate },
    limits: 'none',
  });
  const { launchOptions } = playwrightConfig.use ?? {};
  const fonts = await browserWithFontsOf('android', folder);
  const browser = await chromium.launch({ ...launchOptions, env: fonts });
  return {
    browser,
    url: nginx.url,
    async stop() {
      await browser.close();
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A first visit: nothing is cached. The phone is slow from the moment that `before` has ended. */
export async function onPhone<Result>(
  { browser }: Phone,
  visit: (page: Page) => Promise<Result>,
  before: (context: BrowserContext) => Promise<unknown> = async () => {},
  slowDown = throttle,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    ignoreHTTPSErrors: true,
  });
  await before(context);
  const page = await context.newPage();
  await slowDown(page);
  const result = await visit(page);
  await context.close();
  return result;
}
