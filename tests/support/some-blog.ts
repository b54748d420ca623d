import type pg from 'pg';

/** A published blog; returns its id. */
export async function addBlog(pool: pg.Pool, { featuredImage = '', bodyHtml = '<p>Text</p>' }) {
  const { rows } = await pool.query(
    `insert into blogs (slug, blog_date, title, meta_description, heading, author, body_html, featured_image,
       featured_content, is_sample)
     values ('blog-' || gen_random_uuid(), current_date, '', '', 'On the river', 'Rupa Das', $1, $2, '', false)
     returning id::text`,
    [bodyHtml, featuredImage],
  );
  return String(rows[0].id);
}
