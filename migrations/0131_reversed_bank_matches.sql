-- A line whose money was reversed is open again, whoever reversed it and wherever; only staff match it from then on.
create function reopen_bank_lines() returns trigger language plpgsql as $$
begin
  execute format(
    'update bank_lines set state = ''open'', %I = null, has_counted = false, by_hand = true, matched_by = '''', matched_at = null,
       revision = revision + 1 where %I = $1',
    tg_argv[0], tg_argv[0]
  ) using new.reverses_id;
  return null;
end $$;
create trigger money_entries_reopen_bank_lines after insert on money_entries
  for each row when (new.reverses_id is not null) execute function reopen_bank_lines('entry_id');
create trigger money_moves_reopen_bank_lines after insert on money_moves
  for each row when (new.reverses_id is not null) execute function reopen_bank_lines('move_id');
create trigger supplier_payments_reopen_bank_lines after insert on supplier_payments
  for each row when (new.reverses_id is not null) execute function reopen_bank_lines('supplier_payment_id');
