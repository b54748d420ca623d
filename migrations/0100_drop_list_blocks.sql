-- Blogs and packages have hundreds of rows: an offset from the nearer end of the list passes few of them.
create or replace function count_shelves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, count(*)
    from come group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'DELETE' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, -count(*)
    from gone group by 2 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  elsif tg_op = 'UPDATE' then
    insert into shelf_counts as kept (list, shelf, row_count)
    select tg_table_name, case when deleted_at is null then state else 'deleted' end as shelf, sum(difference)
    from (
      select deleted_at, state, 1 as difference from come union all select deleted_at, state, -1 from gone
    ) moved
    group by 2 having sum(difference) <> 0 order by 2
    on conflict (list, shelf) do update set row_count = kept.row_count + excluded.row_count;
  else
    delete from shelf_counts where list = tg_table_name;
  end if;
  return null;
end $$;

drop table list_blocks;
alter table blogs drop column list_block;
alter table tour_packages drop column list_block;
