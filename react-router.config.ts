import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // Several programs come out of the server build, each under its own name: web.js, worker.js, migrate.js, seed.js.
  serverBuildFile: '[name].js',
  // The staff application knows its whole route table from the start; no endpoint has to hand it out.
  routeDiscovery: { mode: 'initial' },
  // The parts of a route module are used together, and each file costs a slow network.
  splitRouteModules: false,
} satisfies Config;
