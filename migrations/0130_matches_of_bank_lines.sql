-- What a line of a statement is besides money of a booking, and what undoing its match has to take back.
alter table bank_lines
  add column move_id bigint references money_moves,
  add column supplier_payment_id bigint references supplier_payments,
  -- The match has counted the entry; otherwise it has only confirmed what was entered before.
  add column has_counted boolean not null default false,
  -- Staff have undone a match, so the line is matched only by hand from then on.
  add column by_hand boolean not null default false,
  drop constraint bank_lines_check,
  add constraint bank_lines_match
    check ((state = 'matched') = (num_nonnulls(entry_id, move_id, supplier_payment_id) = 1)),
  add constraint bank_lines_reason check ((state = 'set-aside') = (reason <> ''));
create unique index bank_lines_of_move on bank_lines (move_id) where move_id is not null;
create unique index bank_lines_of_supplier_payment on bank_lines (supplier_payment_id)
  where supplier_payment_id is not null;
create index bank_lines_matched on bank_lines (day desc, id desc) where state = 'matched';
create index bank_lines_set_aside on bank_lines (day desc, id desc) where state = 'set-aside';
create index bank_lines_of_file on bank_lines (file_id) include (state, amount_paise);
