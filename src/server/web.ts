import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/api.ts';
import { failureText } from '#messages.ts';
import {
  driverPhotoPath,
  isCabImportPath,
  isCustomerImportPath,
  isEditorPath,
  isFilePath,
  isLoginPath,
  isStaffPath,
  mediaPath,
  paths,
} from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import {
  maxContentKiB,
  maxCustomerImportKiB,
  maxFileFormKiB,
  maxImportKiB,
  maxPublicFormKiB,
  maxShortFormKiB,
  maxStaffFormKiB,
} from '#platform/http/body.ts';
import { serveAttachment } from '#server/endpoints/attachments.ts';
import { noteClicks } from '#server/endpoints/clicks.ts';
import { receivePhoto } from '#server/endpoints/driver-photos.ts';
import { createFareEndpoints } from '#server/endpoints/fares.ts';
import { sendFormToken } from '#server/endpoints/form-token.ts';
import { receiveWebhook } from '#server/endpoints/gateway-webhook.ts';
import { createImageUploads } from '#server/endpoints/image-uploads.ts';
import { serveImage, serveRendition } from '#server/endpoints/images.ts';
import { serveMedia } from '#server/endpoints/media.ts';
import { createPackagePriceEndpoints } from '#server/endpoints/package-prices.ts';
import { staticFiles } from '#server/endpoints/static-files.ts';
import { createPages } from '#server/pages/pages.ts';
import type { Parts } from './parts.ts';
import { requestLog } from './request-log.ts';
import { createCacheReply, sendCached } from './response-cache.ts';
import { sameOriginOnly } from './same-origin.ts';
import { dataHeadersUnlessPage } from './security-headers.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';
import { readToEnd } from './unread-body.ts';

type Bindings = { Bindings: Partial<HttpBindings> };

/** All routes of a web process, in order. */
export function createWeb(parts: Parts, loadBuild: () => Promise<ServerBuild> | ServerBuild): Hono<Bindings> {
  const { env, live, log, metrics, readiness } = parts;
  // The contract's addresses are called with and without a trailing slash.
  const web = new Hono<Bindings>({ strict: false });

  web.use(requestLog(log, metrics));
  web.use(sendCached(parts));
  web.use(readToEnd);
  web.use(dataHeadersUnlessPage);
  web.use(async (c, next) => {
    await next();
    // A proxy must not keep a connection to a stopping process.
    if (readiness.draining) c.res.headers.set('connection', 'close');
  });

  web.get(paths.health, (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  web.get(paths.ready, async (c) => {
    const ready = await readiness.isReady();
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'cache-control': 'no-store' });
  });

  // The gateway's own servers send it; its signature is what admits it.
  web.post(paths.razorpayWebhook, receiveWebhook(parts));

  web.use(sameOriginOnly(env.BASE_URL));
  web.use(warnOfUnnamedProxy(parts));

  web.route(
    '/',
    createApi({
      db: parts.db,
      encryption: parts.encryption,
      queue: parts.queue,
      log,
      env,
      ...(env.NODE_ENV !== 'development' && { cacheReply: createCacheReply(parts) }),
    }),
  );
  web.get(mediaPath('images/*'), serveRendition(parts));
  web.get(mediaPath('image/*'), serveImage(parts));
  web.get(`${paths.media}/*`, serveMedia(parts));
  web.route('/', createImageUploads(parts));
  web.get(paths.adminAttachment, serveAttachment(parts));
  web.post(driverPhotoPath(':token'), receivePhoto(parts));
  web.post(paths.contactClick, noteClicks(parts));
  web.get(paths.formToken, sendFormToken(parts));
  web.route('/', createFareEndpoints(parts));
  web.route('/', createPackagePriceEndpoints(parts));

  // In development Vite serves them.
  if (env.NODE_ENV === 'production') web.use(staticFiles());

  web.get(paths.adminLive, (c) => live.open(c.req.raw));

  const atMost = (kilobytes: number) =>
    bodyLimit({
      maxSize: kilobytes * 1024,
      onError: (c) => c.text(failureText.too_large, failureStatus.too_large),
    });
  const pages = createPages(parts, loadBuild);
  const limits = {
    publicForm: atMost(maxPublicFormKiB),
    login: atMost(maxShortFormKiB),
    staffForm: atMost(maxStaffFormKiB),
    // Autosave posts the whole form to the editor page.
    editor: atMost(maxContentKiB),
    import: atMost(maxImportKiB),
    customerImport: atMost(maxCustomerImportKiB),
    file: atMost(maxFileFormKiB),
  };
  web.use('*', (c, next) => {
    // Asking whether a request has a body would build it whole.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (isCabImportPath(c.req.path)) return limits.import(c, next);
    if (isCustomerImportPath(c.req.path)) return limits.customerImport(c, next);
    if (isFilePath(c.req.path)) return limits.file(c, next);
    if (!isStaffPath(c.req.path)) return limits.publicForm(c, next);
    if (isLoginPath(c.req.path)) return limits.login(c, next);
    return isEditorPath(c.req.path) ? limits.editor(c, next) : limits.staffForm(c, next);
  });
  web.all('*', (c) => pages(c.req.raw, c.env?.incoming?.socket.remoteAddress));
  web.onError((error, c) => {
    // A client that closed the connection while sending is not an error.
    if (!c.req.raw.signal.aborted) log.error({ err: error }, 'a request failed');
    return c.text(failureText.unexpected, failureStatus.unexpected);
  });
  return web;
}
