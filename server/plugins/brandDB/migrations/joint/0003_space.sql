create table floor (
  _id text primary key,
  site text not null references site,
  code text not null,
  name text not null,
  name_en text,
  name_tc text,
  "order" int not null default 0,
  gla_area numeric(12, 2),
  search_text text generated always as (lower(joined(code, name, name_en, name_tc))) stored
);
select add_common_columns('floor');
create unique index unique__floor__site__code on floor (site, code) where deleted_at is null;

create table store (
  _id text primary key,
  site text not null references site,
  floor_id text not null references floor,
  store_no text not null,
  name text,
  name_en text,
  name_tc text,
  store_type text not null default 'inline',
  category_id text references brand_category,
  area numeric(10, 2) not null,
  status text not null default 'vacant',
  is_split bool not null default false,
  is_merge bool not null default false,
  effective_from date,
  effective_to date,
  search_text text generated always as (lower(joined(store_no, name, name_en, name_tc))) stored
);
select add_common_columns('store');
create unique index unique__store__site__store_no on store (site, store_no) where effective_to is null and deleted_at is null;
create index on store (site, floor_id, store_no) where not is_split and not is_merge;
create index on store (floor_id);
create index on store using gin (search_text gin_trgm_ops);
