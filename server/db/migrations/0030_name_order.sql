-- By which a list of names is ordered: Chinese as it is spoken. The server writes it with the names; empty: not yet, or no name.
do $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and 2 = (
      select count(*) from pg_attribute
      where attrelid = c.oid and attname in ('name', 'pinyin') and not attisdropped)
  loop
    execute format('alter table %s add column name_order text collate "C" not null default %L', target.name, '');
  end loop;
end $$;

create index on brand (name_order, _id) where deleted_at is null;
create index on company (name_order, _id) where deleted_at is null;
create index on contact (name_order, _id) where deleted_at is null;

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
      add column pinyin text,
      add column name_order text collate "C" not null default ''
  $ddl$, target);
end $$;
