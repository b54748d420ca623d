-- Staff type a number from its beginning; the customers whose number begins like that are found by this index.
create index people_by_phone_start on people (phone_e164 text_pattern_ops) where phone_e164 <> '';

-- A changed fact, such as a number, is personal data. Erasing an enquiry finds its changes by this index.
create index bulk_changes_of on bulk_changes using gin (before jsonb_path_ops);
