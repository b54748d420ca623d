import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { addSearchWords } from '#domain/search/search-service.ts';
import type { Db } from '#platform/database/db.ts';
import { patientConnection } from '#platform/database/pool.ts';
import { paragraph, pickerFrom, pickPlace, pickTheme, vocabulary } from './scale-words.ts';

const batchSize = 250;

function* batches(count: number) {
  for (let from = 0; from < count; from += batchSize) {
    yield Array.from({ length: Math.min(batchSize, count - from) }, (_, index) => from + index);
  }
}

const stamp = Date.now().toString(36);

async function addBlogs(db: Db, count: number): Promise<void> {
  const pick = pickerFrom(1);
  for (const numbers of batches(count)) {
    const rows = numbers.map((number) => ({
      slug: `scale-${stamp}-${number}`,
      day: number % 3650,
      heading: `${pickPlace(pick)}: the ${pickTheme(pick)} and the ${pickTheme(pick)}, note ${number}`,
      body: `<h2>${pickPlace(pick)}</h2>${paragraph(pick)}${paragraph(pick)}${paragraph(pick)}`,
      announced: `A ${pickTheme(pick)} and a ${pickTheme(pick)}.`,
    }));
    await db.execute(sql`
      insert into blogs (slug, blog_date, heading, body_html, author, featured_content, is_sample)
      select slug, date '2016-01-01' + day, heading, body, 'Sample', announced, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(slug text, day integer, heading text, body text, announced text)`);
  }
}

async function addPackages(db: Db, count: number): Promise<void> {
  const pick = pickerFrom(2);
  for (const numbers of batches(count)) {
    const rows = numbers.map((number) => ({
      name: `${pickPlace(pick)} by ${pickTheme(pick)}, tour ${number}`,
      activities: `${pickTheme(pick)}, ${pickTheme(pick)}`,
      paise: (20_000 + (number % 80_000)) * 100,
      description: paragraph(pick) + paragraph(pick),
    }));
    // Marked as printed, so that the worker does not print a hundred thousand files.
    await db.execute(sql`
      insert into tour_packages (category, country, name, duration, activities, package_type, selling_price_paise,
        featured_image, description_html, seller, is_sample, pdf_version)
      select 'International', 'Bhutan', name, '5 days, 4 nights', activities, 'Culture', paise,
        '/posters/thimphu.webp', description, 'Sample seller', true, 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(name text, activities text, paise bigint, description text)`);
  }
}

/** Adds the given number of sample blogs and packages, to measure lists and searches at scale. */
export async function seedScale(databaseUrl: string, count: number): Promise<void> {
  // Without a statement timeout, because a vacuum of so many rows takes long on a slow disk.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, ...patientConnection });
  try {
    const db = drizzle({ client: pool });
    await Promise.all([addBlogs(db, count), addPackages(db, count)]);
    await addSearchWords(db, vocabulary);
    // Updates the planner's statistics and the visibility map.
    await pool.query('vacuum analyze blogs, tour_packages, search_words');
  } finally {
    await pool.end();
  }
}
