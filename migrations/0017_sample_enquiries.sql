-- Set for what `npm run setup` adds on a developer's machine, so that staff screens can mark it.
alter table enquiries add column is_sample boolean not null default false;
