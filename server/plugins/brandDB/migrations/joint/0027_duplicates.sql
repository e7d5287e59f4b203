-- A name as it is compared with others: lower case, no width, no accents, no punctuation, one space between words, and
-- without the legal form at its end. Nothing may be found by the search path: an index is built without one.
create function name_words(given text) returns text language sql immutable parallel safe
return btrim(regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(
  lower(normalize(given, NFKD)),
  '[\u0300-\u036F''`.\u2018\u2019]', '', 'g'),
  '[\u0009-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u3004\u3008-\u303F\u30FB]+', ' ', 'g')),
  '( (co|company|ltd|limited|inc|incorporated|corp|corporation|llc|llp|plc|gmbh|pte|pty|sdn bhd|sa|spa|srl|bv|ag|kk))+$', ''),
  '(.)(股份)?(有限)?(责任|責任)?公司$', '\1'));

-- The same without spaces: two names are the same when these are.
create function name_core(given text) returns text language sql immutable parallel safe
return replace(name_words(given), ' ', '');

-- Of every name that a record has. It is dear to compute, so that no plan asks it of rows instead of the index.
create function name_cores(name text, name_en text, name_tc text, aliases text[]) returns text[]
language sql immutable parallel safe cost 10000
return array(
  select distinct name_core(each_name) from unnest(array[name, name_en, name_tc] || aliases) each_name
  where name_core(each_name) <> '');

create index on brand using gin (name_cores(name, name_en, name_tc, aliases)) where deleted_at is null;
create index on company using gin (name_cores(name, name_en, name_tc, '{}')) where deleted_at is null;
create index on company (replace(registration_no, '-', '')) where deleted_at is null;
create index on company ((pinyin collate "C"), _id) where deleted_at is null;

-- The likeliest records of a table for a name. The longer it is, the more of it has to be there: `Shanghai Catering` stands
-- in thousands. Of words that the statistics find everywhere nothing is looked for: no name is alike by them alone.
create function rows_alike(target regclass, given text) returns setof text language plpgsql as $$
declare
  words text := name_words(given);
  parts int := cardinality(show_trgm(words));
  plan json;
begin
  if parts = 0 then
    return;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', greatest(0.6, 1 - 6.0 / parts)::text, true);
  execute format('explain (format json) select from %s where %L <%% search_text', target, words) into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 >
    greatest(3000, 0.025 * (select reltuples from pg_class where oid = target)) then
    return;
  end if;
  return query execute format('
    select _id from %s where deleted_at is null and $1 <%% search_text
    order by word_similarity($1, search_text) desc, length(search_text), _id limit 30', target) using words;
end $$;
