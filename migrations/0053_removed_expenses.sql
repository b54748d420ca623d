-- An expense that was entered by mistake is removed by an entry of its own, so that entries are never changed.
alter table duty_entries
  add column removes_key uuid,
  drop constraint duty_entries_kind_check,
  add constraint duty_entries_kind_check check (kind in ('start', 'reached', 'on-board', 'end', 'expense', 'removal')),
  add check ((kind = 'removal') = (removes_key is not null)),
  -- Once, also when two phones or a staff member remove it at the same time.
  add unique (duty_id, removes_key);
