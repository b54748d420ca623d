import { writeFile } from 'node:fs/promises';
import { biomeImports, biomeImportsFile } from './imports/biome-imports.ts';

/** Writes who may import whom as rules of Biome. Usage: npm run imports */
await writeFile(biomeImportsFile, biomeImports());
