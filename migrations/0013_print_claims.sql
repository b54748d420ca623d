-- A worker prints in a process of its own, outside any transaction. It first claims the row for two minutes, counts the
-- try, and notes which file it is about to write: whatever ends it, the row knows of the file. After three tries that
-- failed nobody tries again until staff ask for it.
alter table tour_packages
  add column print_tries integer not null default 0,
  add column print_started_at timestamptz,
  add column print_key text not null default '';
alter table quotes
  add column print_tries integer not null default 0,
  add column print_started_at timestamptz,
  add column print_key text not null default '';

-- A save is something else to print, and so is the same package under another letterhead.
create function forget_print_tries() returns trigger language plpgsql as $$
begin
  new.print_tries := 0;
  return new;
end $$;
create trigger tour_packages_print_anew before update of version on tour_packages for each row
  when (old.version <> new.version) execute function forget_print_tries();

create or replace function count_letterhead() returns trigger language plpgsql as $$
begin
  new.letterhead_version := old.letterhead_version + 1;
  update tour_packages set print_tries = 0 where print_tries > 0;
  return new;
end $$;
