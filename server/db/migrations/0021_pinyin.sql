-- How Chinese names are spelled, by which people look for them too. The server writes it with the names; null: not yet.
do $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name, exists (
      select from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am a on a.oid = x.relam
      join pg_attribute g on g.attrelid = c.oid and g.attname = 'search_text' and g.attnum = any(i.indkey)
      where i.indrelid = c.oid and a.amname = 'gin') as is_large
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and exists (
      select from pg_attribute where attrelid = c.oid and attname = 'search_text' and not attisdropped)
  loop
    execute format('alter table %s add column pinyin text', target.name);
    -- Those that are large enough to be searched by an index.
    if target.is_large then
      execute format('create index on %s using gin (pinyin gin_trgm_ops)', target.name);
    end if;
  end loop;
end $$;

-- Tables that are added later have it from the start.
create or replace function add_common_columns(target regclass) returns void language plpgsql as $$
begin
  execute format($ddl$
    alter table %s
      add column created_at int8 not null default extract(epoch from now())::int8,
      add column created_by text,
      add column updated_at int8 not null default extract(epoch from now())::int8,
      add column updated_by text,
      add column rev int not null default 1,
      add column is_active bool not null default true,
      add column deleted_at int8,
      add column pinyin text
  $ddl$, target);
end $$;
