-- 0068 kept words such as 'UTR' in the numbers of earlier payments, so that the same number without them was accepted again. Each
-- number is read from its reference as `utrOf` does it. Where another payment has the number already, the first one keeps it.
alter table money_entries disable trigger money_entries_unchanged;

update money_entries m set utr = found.utr
from (
  select entry.id, entry.utr as stored, read.utr,
    row_number() over (partition by read.utr order by entry.id) as place
  from (
    select id, utr, upper(normalize(reference, NFKC)) as reference from money_entries e
    where method in ('upi', 'card', 'bank') and reverses_id is null
      and not exists (select from money_entries r where r.reverses_id = e.id)
  ) entry
  cross join lateral (
    select array_agg(word order by place) as words
    from (
      select regexp_replace(part, '^(UTR|UPI|RRN|REFERENCE|REF|NO|NUMBER|TXN|TRANSACTION|ID|NEFT|IMPS|RTGS|BY|OF)+', '') as word, place
      from regexp_split_to_table(entry.reference, '[^A-Z0-9]+') with ordinality as parts(part, place)
    ) stripped
    where word <> ''
  ) split
  left join lateral (
    select number as utr
    from unnest(
      -- Bank apps show the number in groups of digits.
      words || string_to_array(regexp_replace(array_to_string(words, ' '), '(?<=\y\d+) (?=\d+\y)', '', 'g'), ' ')
    ) with ordinality as numbers(number, place)
    where length(number) between 12 and 35 and length(regexp_replace(number, '\D', '', 'g')) >= 8
      and btrim(entry.reference) not like '+%'
    order by place limit 1
  ) read on true
) found
where found.id = m.id and found.utr is distinct from found.stored and (
  found.utr is null
  or (found.place = 1 and not exists (select from money_entries other where other.utr = found.utr))
);

alter table money_entries enable trigger money_entries_unchanged;
