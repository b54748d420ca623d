-- The log keeps its lines; only the codes of their actions take the words of the code.
alter table activity disable trigger activity_append_only;
update activity set
  action = case
    when action like 'place-%' then 'stop-' || substr(action, 7)
    when action like 'sight-%' then 'place-' || substr(action, 7)
    when action like 'people-%' then 'customers-' || substr(action, 8)
    when action like 'person-%' then 'customer-' || substr(action, 8)
    else action
  end,
  subject_kind = case
    when action like 'place-%' then 'stop'
    when action like 'sight-%' then 'place'
    when subject_kind = 'person' then 'customer'
    else subject_kind
  end
where action ~ '^(place|sight|people|person)-' or subject_kind = 'person';
alter table activity enable trigger activity_append_only;
