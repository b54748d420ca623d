import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // Two programs come out of the server build, each under its own name: web.js and worker.js.
  serverBuildFile: '[name].js',
  // The staff application knows its whole route table from the start; no endpoint has to hand it out.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
