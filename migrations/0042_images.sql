-- A generated column needs an immutable function, and array_to_string is only stable.
create function words_of_tags(tags text[]) returns text
  language sql immutable parallel safe
  as $$ select array_to_string(tags, ' ') $$;

-- Pictures of staff. The master is kept as it came and never served; visitors get renditions.
create table images (
  id bigint generated always as identity primary key,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused')),
  -- Why it was refused.
  refused_code text not null default '',
  -- SHA-256 of the master.
  content_hash text not null default '',
  master_key text not null unique,
  -- As the phone named it; never used as alternative text.
  file_name text not null,
  type text not null default '' check (type in ('', 'jpeg', 'png', 'webp')),
  width integer not null default 0,
  height integer not null default 0,
  bytes integer not null,
  alt text not null default '',
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  tags text[] not null default '{}',
  -- In the names of its files.
  rendition_hash text not null default '',
  share_hash text not null default '',
  made_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The image whose master this one takes the place of, once it is made.
  replaces_id bigint references images on delete cascade,
  -- Whether a worker has to make files of it, and the worker's claim.
  to_make boolean not null default true,
  tries smallint not null default 0,
  claimed_at timestamptz,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', alt), 'A') ||
    setweight(to_tsvector('english', words_of_tags(tags)), 'B') ||
    setweight(to_tsvector('english', regexp_replace(file_name, '[^[:alnum:]]+', ' ', 'g')), 'C')
  ) stored
);
create index images_ready on images (id desc) where state = 'ready';
create index images_without_alt on images (id desc) where state = 'ready' and alt = '';
create index images_to_make on images (id) where to_make;
create index images_refused on images (updated_at) where state = 'refused';
create index images_replacing on images (replaces_id) where replaces_id is not null;
create index images_tags on images using gin (tags) with (fastupdate = off);
create index images_search on images using gin (search) with (fastupdate = off);

-- A file on its way. Its pieces are in storage below `uploads/<id>/`, one for each megabyte.
create table image_uploads (
  id text primary key,
  user_id bigint not null references staff_users on delete cascade,
  file_name text not null,
  bytes integer not null check (bytes between 1 and 26214400),
  received integer not null default 0,
  replaces_id bigint references images on delete cascade,
  -- Set when the last piece has arrived.
  image_id bigint references images on delete set null,
  changed_at timestamptz not null default now()
);
create index image_uploads_by_change on image_uploads (changed_at);
create index image_uploads_by_image on image_uploads (image_id);
create index image_uploads_replacing on image_uploads (replaces_id);
create index image_uploads_by_user on image_uploads (user_id);
