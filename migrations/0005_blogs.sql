create table blogs (
  id bigint generated always as identity primary key,
  -- The article's address: /blog-page/<slug>. It stays when the heading changes.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  blog_date date not null,
  title text not null default '' check (length(title) <= 60),
  meta_description text not null default '' check (length(meta_description) <= 160),
  heading text not null check (heading <> ''),
  author text not null default '',
  body_html text not null,
  featured_image text not null default '',
  featured_content text not null default '',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The public list: the latest date first, and of one day the newest first.
create index blogs_latest on blogs (blog_date desc, id desc);
