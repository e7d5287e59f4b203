-- The place of a code among others: B1-9 comes before B1-10. Each number in it is written with twenty digits, to be compared as
-- text, by code point, in any letter case.
create function natural_key(given text) returns text language sql immutable parallel safe
return regexp_replace(
  regexp_replace(lower(given), '([0-9]+)', '00000000000000000000\1', 'g'), '[0-9]*([0-9]{20})', '\1', 'g');

create index on store (site, (natural_key(store_no) collate "C"), _id) where deleted_at is null;
