import { readActivity } from '#domain/activity/activity-service.ts';
import { findBlog } from '#domain/blogs/blog-desk-service.ts';
import { isPublic } from '#domain/publishing/publishing.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { articlePath } from '#paths.ts';
import type { Db } from '#platform/db.ts';

export type LastWritten = { id: string; publicPath: string | undefined };

/** The contract's call answers with words alone; the log knows what this person wrote last. */
export async function findLastWritten(db: Db, actor: StaffActor): Promise<LastWritten | undefined> {
  const { lines } = await readActivity(db, actor, { actorId: actor.id, action: 'blog-written' });
  const blog = lines[0] && (await findBlog(db, actor, lines[0].subjectId));
  return blog && { id: blog.id, publicPath: isPublic(blog) ? articlePath(blog.slug) : undefined };
}
