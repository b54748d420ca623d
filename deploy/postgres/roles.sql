-- Two roles for one database. `purvai_owner` owns every table and runs the migrations, backups and restores.
-- `purvai_app` is the role of web and worker: it reads and writes rows and can change no table, trigger or function.
--
-- A superuser runs this once with psql 15 or newer, for a new database or for one that already has its tables:
--   PURVAI_OWNER_PASSWORD=… PURVAI_APP_PASSWORD=… \
--     psql -X -v ON_ERROR_STOP=1 -v database=purvai -f deploy/postgres/roles.sql postgres
-- Then run the migration as `purvai_owner`: it revokes privileges of the application on single tables
-- (src/platform/database/application-role.ts). Running this file again changes the passwords and repairs owners and grants.

\getenv owner_password PURVAI_OWNER_PASSWORD
\getenv app_password PURVAI_APP_PASSWORD
\if :{?database}
\else
  \set database purvai
\endif

select format('create role %I', name) from unnest(array['purvai_owner', 'purvai_app']) name
where not exists (select from pg_roles where rolname = name) \gexec
alter role purvai_owner login password :'owner_password';
alter role purvai_app login password :'app_password';

select format('create database %I', :'database')
where not exists (select from pg_database where datname = :'database') \gexec
alter database :"database" owner to purvai_owner;
revoke all on database :"database" from public;
grant connect on database :"database" to purvai_app;

\connect :"database"

-- For tables that later migrations create. Not bound to a schema, so that it also applies after a restore recreates one.
alter default privileges for role purvai_owner grant usage on schemas to purvai_app;
alter default privileges for role purvai_owner grant select, insert, update, delete on tables to purvai_app;
alter default privileges for role purvai_owner grant usage on sequences to purvai_app;

-- For existing tables. Objects of extensions stay with their extension, sequences of columns follow their table.
do $$
declare
  statement text;
begin
  for statement in
    with ours as (select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'pgboss'))
    select format('alter schema %I owner to purvai_owner', nspname) from ours where nspname <> 'public'
    union all
    select format('alter table %s owner to purvai_owner', c.oid::regclass)
    from pg_class c join ours on ours.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    union all
    select format('alter routine %s owner to purvai_owner', p.oid::regprocedure)
    from pg_proc p join ours on ours.oid = pronamespace
    where not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    union all
    select format('alter type %s owner to purvai_owner', t.oid::regtype)
    from pg_type t join ours on ours.oid = typnamespace
    where typtype in ('e', 'd')
    union all
    select format('grant usage on schema %I to purvai_app', nspname) from ours
    union all
    select format('grant select, insert, update, delete on all tables in schema %I to purvai_app', nspname) from ours
    union all
    select format('grant usage on all sequences in schema %I to purvai_app', nspname) from ours
  loop
    execute statement;
  end loop;
end $$;
