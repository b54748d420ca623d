-- The names that the code and the screens use.
alter table reach_clicks rename to contact_clicks;
alter table canned_replies rename to saved_replies;

do $$
declare
  renamed record;
begin
  for renamed in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where conrelid in ('contact_clicks'::regclass, 'saved_replies'::regclass) and conname ~ '^(reach_clicks|canned_replies)_'
  loop
    execute format('alter table %s rename constraint %I to %I', renamed.owner, renamed.name,
      replace(replace(renamed.name, 'reach_clicks', 'contact_clicks'), 'canned_replies', 'saved_replies'));
  end loop;
  for renamed in
    select indexname as name from pg_indexes
    where tablename in ('contact_clicks', 'saved_replies') and indexname ~ '^(reach_clicks|canned_replies)_'
  loop
    execute format('alter index %I rename to %I', renamed.name,
      replace(replace(renamed.name, 'reach_clicks', 'contact_clicks'), 'canned_replies', 'saved_replies'));
  end loop;
  for renamed in
    select sequencename as name from pg_sequences where sequencename ~ '^(reach_clicks|canned_replies)_'
  loop
    execute format('alter sequence %I rename to %I', renamed.name,
      replace(replace(renamed.name, 'reach_clicks', 'contact_clicks'), 'canned_replies', 'saved_replies'));
  end loop;
end $$;
