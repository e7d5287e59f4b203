-- Brands are found while one types: what begins with the text is read in order from an index of each name, so that a
-- letter costs no more than a whole name.
create index on brand ((lower(name) collate "C"), _id) where deleted_at is null;
create index on brand ((lower(name_en) collate "C"), _id) where deleted_at is null;
create index on brand ((lower(name_tc) collate "C"), _id) where deleted_at is null;
create index on brand ((lower(code) collate "C"), _id) where deleted_at is null;
create index on brand ((pinyin collate "C"), _id) where deleted_at is null;
create index on brand ((initials collate "C"), _id) where deleted_at is null;

-- Each Chinese character of a text and each pair that stands together. The index of trigrams knows three characters and
-- more, and a Chinese word mostly has two. It is dear to compute, so that no plan asks it of rows instead of the index.
create function han_pairs(given text) returns text[] language sql immutable parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct substr(run[1], at, size)), '{}')
  from regexp_matches(given collate "C", '[\u2E80-\u2FDF\u3005-\u3007\u3400-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF]+', 'g') run,
    generate_series(1, length(run[1])) at, generate_series(1, 2) size
  where at + size <= length(run[1]) + 1
$$;
create index on brand using gin (han_pairs(search_text)) where deleted_at is null;
