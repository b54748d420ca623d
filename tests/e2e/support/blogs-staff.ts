import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { expect } from './own-site.ts';

export const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
export const heading = (page: Page) => page.getByLabel('Heading', { exact: true });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Adds a blog by Rupa Das with a picture and returns its id. */
export async function addBlog(query: Query, name: string, state = 'published'): Promise<string> {
  const [row] = await query(
    `insert into blogs (slug, blog_date, heading, title, author, body_html, featured_image, state)
     values ($1, '2024-05-06', $2, $2, 'Rupa Das', '<p>The ferry leaves at eight.</p>', '/posters/kaziranga.webp', $3)
     returning id`,
    [name.toLowerCase().replaceAll(' ', '-'), name, state],
  );
  return String(row?.id);
}

export const editAddress = (id: string) => `${paths.updateBlog}?id=${id}&page=1`;
export const historyAddress = (id: string) => `${paths.blogHistory}?id=${id}`;

/** The editor appears once the page is hydrated. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(body(page)).toBeVisible();
}

/** As a visitor without any cookie gets it. */
export const visitorGets = async (page: Page, path: string) =>
  (await fetch(new URL(path, page.url()))).text();
