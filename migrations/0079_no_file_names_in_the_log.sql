-- An imported file can be named after a customer, and the activity log outlives an erasure. The list of imports has its name for 30 days.
alter table activity disable trigger activity_append_only;
update activity set subject_name = 'import ' || subject_id where subject_kind in ('customer-import', 'cab-import');
alter table activity enable trigger activity_append_only;
