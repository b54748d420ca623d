import { useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListScreen } from '#app/staff/website/publishing/list-screen.tsx';
import { loadList } from '#app/staff/website/publishing/load-list.ts';
import { readableHtml } from '#app/staff/website/publishing/readable-html.ts';
import { BringBack, RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { cut } from '#app/ui/cut.ts';
import type { StaffBlog } from '#domain/blogs/blog.ts';
import { listBlogs, undeleteBlog } from '#domain/blogs/blog-staff-service.ts';
import { isPublic, undoDays } from '#domain/publishing/publishing.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import { articlePath, paths } from '#paths.ts';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/blogs-page.ts';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import { BroughtBack, DeletedNotice } from './deleted-notice.tsx';
import { staffBlogsContent as content } from './texts.ts';
import { type Undeleting, useUndelete } from './use-undelete.ts';

/** A blog as the list shows it. Dates are formatted on the server, because browsers' month names may differ. */
const toBlogView = ({ bodyHtml, ...blog }: StaffBlog) => ({
  ...blog,
  name: blog.heading,
  dayText: dateText(blog.blogDate),
  body: cut(readableHtml(bodyHtml.slice(0, 2000)), 140),
  publicPath: isPublic(blog) ? articlePath(blog.slug) : undefined,
  undoUntil:
    blog.deletedAt && dateText(dayInIndia(new Date(blog.deletedAt.getTime() + undoDays * 24 * 3600_000))),
});

type BlogView = ReturnType<typeof toBlogView>;

type BlogActionsProps = { blog: BlogView; undeleting: Undeleting };

const DeletedBlog = ({ blog, undeleting: { isBusy, undelete } }: BlogActionsProps) => (
  <div className="grid gap-1.5">
    <BringBack name={blog.name} isBusy={isBusy} onClick={() => undelete(blog.id)} />
    {blog.undoUntil && <p className="text-quiet">{content.until(blog.undoUntil)}</p>}
  </div>
);

function BlogActions({ blog, undeleting }: BlogActionsProps) {
  const [query] = useSearchParams();
  if (blog.deletedAt) return <DeletedBlog blog={blog} undeleting={undeleting} />;
  const links = [
    { name: content.edit, to: editAddress(blog.id, query), look: 'quiet' },
    { name: content.remove, to: deleteAddress(blog.id, blog.name, query), look: 'quietDanger' },
    { name: content.history, to: historyAddress(blog.id, query), look: 'quiet' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {links.map(({ name, to, look }) => (
        <ButtonLink key={name} look={look} to={to} aria-label={`${name}: ${blog.name}`}>
          {name}
        </ButtonLink>
      ))}
      {blog.publicPath && (
        <ButtonLink
          look="quiet"
          href={blog.publicPath}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${blog.name}`}
        >
          {content.view}
        </ButtonLink>
      )}
    </div>
  );
}

/** Shortens a text to a few lines. */
const Cut = ({ text }: { text: string }) =>
  text && <span className="line-clamp-3 wrap-anywhere @max-4xl:line-clamp-2">{text}</span>;

function PictureLink({ address }: { address: string }) {
  if (!isPictureAddress(address)) return <Cut text={address} />;
  return (
    <TextLink look="inline" href={address} target="_blank" rel="noopener noreferrer">
      <Cut text={address} />
    </TextLink>
  );
}

type BlogsTableProps = { blogs: BlogView[]; undeleting: Undeleting };

function BlogsTable({ blogs, undeleting }: BlogsTableProps) {
  const { columns } = content;
  const text = (key: 'title' | 'metaDescription' | 'body' | 'featuredContent') =>
    ({
      key,
      header: columns[key],
      narrow: 'labelledLine',
      cell: (blog: BlogView) => <Cut text={blog[key]} />,
    }) as const;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      isTop
      rows={blogs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'date',
          header: columns.date,
          width: 'w-26',
          narrow: 'labelledLine',
          cell: ({ dayText }) => dayText,
        },
        text('title'),
        text('metaDescription'),
        {
          key: 'heading',
          header: columns.heading,
          isRowHeader: true,
          cell: (blog) => (
            <span className="font-semibold wrap-anywhere">
              {blog.name}
              <span className="mt-1 block">
                <StateBadge row={blog} />
              </span>
            </span>
          ),
        },
        {
          key: 'author',
          header: columns.author,
          width: 'w-24',
          narrow: 'labelledLine',
          cell: ({ author }) => author,
        },
        text('body'),
        {
          key: 'featuredImage',
          header: columns.featuredImage,
          narrow: 'labelledLine',
          cell: ({ featuredImage }) => featuredImage && <PictureLink address={featuredImage} />,
        },
        text('featuredContent'),
        {
          key: 'actions',
          header: columns.actions,
          width: 'w-46',
          narrow: 'line',
          cell: (blog) => <BlogActions blog={blog} undeleting={undeleting} />,
        },
      ]}
    />
  );
}

const columns = {
  name: content.columns.heading,
  state: content.fields.publishing,
  actions: content.columns.actions,
};

type Props = { blogs: BlogView[]; undeleting: Undeleting };

/** The quiet form of the list; the table has all columns. */
function BlogsList({ blogs, undeleting }: Props) {
  const [query] = useSearchParams();
  const menu = ({ id, name, publicPath }: BlogView) => (
    <>
      {publicPath && (
        <MenuLink href={publicPath} target="_blank" rel="noopener" aria-label={`${content.view}: ${name}`}>
          {content.view}
        </MenuLink>
      )}
      <MenuLink to={historyAddress(id, query)} aria-label={`${content.history}: ${name}`}>
        {content.history}
      </MenuLink>
      <MenuLink to={deleteAddress(id, name, query)} isDanger aria-label={`${content.remove}: ${name}`}>
        {content.remove}
      </MenuLink>
    </>
  );
  return (
    <RecordsList
      caption={content.caption}
      columns={columns}
      rows={blogs}
      link={({ id, name }) => (
        <TextLink
          look="name"
          to={editAddress(id, query)}
          aria-label={`${content.edit}: ${name}`}
          title={name}
        >
          {name}
        </TextLink>
      )}
      meta={(blog) =>
        [blog.author, blog.dayText, blog.featuredContent || blog.metaDescription].filter(Boolean).join(' · ')
      }
      deleted={(blog) => <DeletedBlog blog={blog} undeleting={undeleting} />}
      menu={menu}
    />
  );
}

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, { list: listBlogs, toView: toBlogView, isTable: true });

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB, textFields('id'));
    const { heading } = await undeleteBlog(args.context.get(pageContext).db, actor, rowIdIn(id));
    return done(content.broughtBack(heading));
  });

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const undeleting = useUndelete();
  const { found, isTable, query } = loaderData;
  const Rows = isTable ? BlogsTable : BlogsList;
  const none = query.search ? content.noneFit(query.search) : content.none;
  return (
    <ListScreen
      path={paths.adminBlogs}
      texts={content}
      view={loaderData}
      add={<ButtonLink to={paths.writeBlog}>{content.write}</ButtonLink>}
      notice={<DeletedNotice undeleting={undeleting} />}
      notLoaded={staffMessages.blogs.notLoaded}
      summary={
        <>
          <p className="font-semibold">{content.total(found?.total ?? 0)}</p>
          <BroughtBack undeleting={undeleting} blogs={found?.rows} />
        </>
      }
    >
      {found && found.rows.length > 0 ? <Rows blogs={found.rows} undeleting={undeleting} /> : <p>{none}</p>}
    </ListScreen>
  );
}
