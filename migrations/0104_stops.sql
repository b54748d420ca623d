-- Cabs drive between stops; `places` becomes the name of the places to visit.
alter table places rename to stops;
alter sequence places_id_seq rename to stops_id_seq;
alter table place_misses rename to stop_misses;
alter sequence place_misses_id_seq rename to stop_misses_id_seq;
alter table place_miss_hours rename to stop_miss_hours;
alter table fare_imports drop constraint fare_imports_kind_check;
update fare_imports set kind = 'stops' where kind = 'places';
alter table fare_imports add constraint fare_imports_kind_check check (kind in ('stops', 'routes', 'legs', 'rates'));

do $$
declare
  renamed record;
begin
  for renamed in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where conrelid in ('stops'::regclass, 'stop_misses'::regclass, 'stop_miss_hours'::regclass) and conname ~ '^places?_'
  loop
    execute format('alter table %s rename constraint %I to %I', renamed.owner, renamed.name, regexp_replace(renamed.name, '^place', 'stop'));
  end loop;
  for renamed in
    select indexname as name from pg_indexes
    where tablename in ('stops', 'stop_misses', 'stop_miss_hours') and indexname ~ '^places?_'
  loop
    execute format('alter index %I rename to %I', renamed.name, regexp_replace(renamed.name, '^place', 'stop'));
  end loop;
end $$;
