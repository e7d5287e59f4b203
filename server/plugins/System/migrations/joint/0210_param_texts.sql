-- What a parameter does is told in three languages, and what a json value consists of.
alter table param
  drop column search_text,
  add column description_tc text,
  add column description_en text,
  -- Of a json value: texts, records or map.
  add column holds text;
alter table param add column search_text text
  generated always as (lower(joined("group", key, description, description_tc, description_en))) stored;

-- So that the next start fills the new columns: it only follows columns that have been declared before.
update param set declared = declared || '{"description_tc": null, "description_en": null, "holds": null}' where declared is not null;
