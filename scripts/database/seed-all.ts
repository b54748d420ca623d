import { seedBlogs } from '#domain/blogs/blog-service.ts';
import { seedReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { seedPlaces } from '#domain/places/place-service.ts';
import { seedTourPackages } from '#domain/tour-packages/tour-package-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { copyPlaces } from './copy-places.ts';
import { sampleBlogs } from './sample-blogs.ts';
import { sampleFares } from './sample-fares.ts';
import { samplePackages } from './sample-packages.ts';
import { sampleReplies } from './sample-replies.ts';
import { sampleTours } from './sample-tours.ts';
import { sampleWaterTours } from './sample-water-tours.ts';

/** Adds sample rows, marked as such, so that pages are not empty. A second run adds nothing. */
export async function seedAll(databaseUrl: string): Promise<{ tourPackages: number; blogs: number }> {
  const log = createLog('warn', 'script');
  const database = openDatabase({
    url: databaseUrl,
    name: 'purvai-seed',
    log,
    max: 2,
    maxWaitMs: patientWaitMs,
  });
  try {
    await seedReplies(database.db, sampleReplies);
    await seedFares(database.db, sampleFares);
    await seedPlaces(database.db, copyPlaces);
    return {
      tourPackages: await seedTourPackages(database.db, [
        ...samplePackages,
        ...sampleTours,
        ...sampleWaterTours,
      ]),
      blogs: await seedBlogs(database.db, sampleBlogs),
    };
  } finally {
    await database.close();
  }
}
