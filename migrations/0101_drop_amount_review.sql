-- Nothing was released with the parser that stored ambiguous amounts, so no database has amounts to check.
drop table amounts_to_check;
drop table amount_review;
