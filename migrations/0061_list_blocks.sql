-- Counts of the rows per tab and block of a list, so that a page in the middle of a million rows is found by adding up
-- blocks instead of passing every row before it. A block is named by the first value that it can contain: ten days of
-- blogs, a thousand ids of packages. The order of blocks is the order of the list.
alter table blogs add column list_block bigint not null
  generated always as ((blog_date - date '0001-01-01') / 10 * 10) stored;
alter table tour_packages add column list_block bigint not null
  generated always as (id / 1000 * 1000) stored;

create table list_blocks (
  list text not null,
  shelf text not null check (shelf in ('draft', 'scheduled', 'published', 'deleted')),
  block bigint not null,
  row_count bigint not null,
  primary key (list, shelf, block)
);

create or replace function count_shelves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_blocks as kept (list, shelf, block, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, list_block, count(*)
    from come group by 2, 3 order by 2, 3
    on conflict (list, shelf, block) do update set row_count = kept.row_count + excluded.row_count;
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, count(*)
    from come group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'DELETE' then
    insert into list_blocks as kept (list, shelf, block, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, list_block, -count(*)
    from gone group by 2, 3 order by 2, 3
    on conflict (list, shelf, block) do update set row_count = kept.row_count + excluded.row_count;
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, -count(*)
    from gone group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'UPDATE' then
    insert into list_blocks as kept (list, shelf, block, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, list_block, sum(difference)
    from (
      select deleted_at, state, list_block, 1 as difference from come
      union all select deleted_at, state, list_block, -1 from gone
    ) moved
    group by 2, 3 having sum(difference) <> 0 order by 2, 3
    on conflict (list, shelf, block) do update set row_count = kept.row_count + excluded.row_count;
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, sum(difference)
    from (
      select deleted_at, state, 1 as difference from come union all select deleted_at, state, -1 from gone
    ) moved
    group by 2 having sum(difference) <> 0 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  else
    delete from list_blocks where list = tg_table_name;
    delete from shelf_counts where list = tg_table_name;
  end if;
  return null;
end $$;

insert into list_blocks (list, shelf, block, row_count)
select 'blogs', case when deleted_at is null then state else 'deleted' end, list_block, count(*) from blogs group by 2, 3
union all
select 'tour_packages', case when deleted_at is null then state else 'deleted' end, list_block, count(*)
from tour_packages group by 2, 3;
