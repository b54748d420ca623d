import { stopServices } from './services/services.ts';

await stopServices();
process.stdout.write('The private services are stopped; their data is kept.\n');
