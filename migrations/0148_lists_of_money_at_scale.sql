-- The register of one kind is read from the newest on, also of a kind that is rare.
create index documents_by_kind on documents (kind, issued_on desc, id desc);
-- A part of a buyer's name, of a GSTIN or of a number is looked for.
create index documents_text on documents using gin (buyer_name gin_trgm_ops, buyer_gstin gin_trgm_ops, name gin_trgm_ops);
