-- The same search form, twenty times as fast for Chinese: each letter is looked up in an object of pairs, where `translate` compared
-- it with all of them. The pairs are taken from the function as it was. PL/pgSQL keeps them in memory; a function in SQL would read
-- them again for each statement.
do $outer$
declare
  parts constant text[] := regexp_match(pg_get_functiondef('search_form(text)'::regprocedure),
    $re$'(øđħ(?:[^']|'')*)'::text, '((?:[^']|'')*)'::text$re$);
  pairs jsonb;
begin
  select jsonb_object_agg(letter, plain) into strict pairs from rows from (
    string_to_table(replace(parts[1], '''''', ''''), null), string_to_table(replace(parts[2], '''''', ''''), null)) as pair (letter, plain);
  execute format($create$
    create or replace function search_form(given text) returns text language plpgsql strict immutable parallel safe as $body$
begin
  if given collate "C" ~ '^[ -~]*$' then return lower(given); end if;
  return (
    select coalesce(string_agg(coalesce(%L::jsonb ->> letter, letter), '' order by place), '')
    from string_to_table(
      replace(replace(replace(
        normalize(regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036F]', '', 'g'), NFC),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      null) with ordinality as split (letter, place));
end
$body$ $create$, pairs);
end $outer$;
