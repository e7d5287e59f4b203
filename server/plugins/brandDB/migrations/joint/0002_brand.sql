create table brand_category (
  _id text primary key,
  parent text references brand_category,
  name text not null,
  name_en text,
  name_tc text,
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('brand_category');

create table level1_classification (
  _id text primary key,
  category_id text not null references brand_category,
  name text not null,
  name_en text,
  name_tc text,
  code text,
  benchmark_ocr numeric(12, 6),
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('level1_classification');
create index on level1_classification (category_id);

create table level2_classification (
  _id text primary key,
  level1_id text not null references level1_classification,
  name text not null,
  name_en text,
  name_tc text,
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('level2_classification');
create index on level2_classification (level1_id);

create table brand_tag (
  _id text primary key,
  name text not null,
  name_en text,
  name_tc text,
  color text,
  "group" text,
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('brand_tag');

-- The demo operator numbers from 1; what people add starts clear of it.
create sequence brand_code start 100001;

create table brand (
  _id text primary key,
  code text not null default 'BR-' || lpad(nextval('brand_code')::text, 6, '0'),
  name text not null,
  name_en text,
  name_tc text,
  aliases text[] not null default '{}',
  initials text,
  category_id text not null references brand_category,
  level1_id text references level1_classification,
  level2_id text references level2_classification,
  tag_ids text[] not null default '{}',
  origin_country text,
  founded_year int,
  price_band int,
  target_group text,
  website text,
  description text,
  description_en text,
  description_tc text,
  status text not null default 'prospect',
  is_first_store bool not null default false,
  store_count int not null default 0,
  site_ids text[] not null default '{}',
  audit_status text not null default 'none',
  search_text text generated always as
    (lower(joined(name, name_en, name_tc, joined_list(aliases), initials, code))) stored
);
select add_common_columns('brand');
create unique index unique__brand__code on brand (code) where deleted_at is null;
create index on brand (name_en, _id) where deleted_at is null;
create index on brand (updated_at, _id) where deleted_at is null;
create index on brand (category_id, level1_id, level2_id) where deleted_at is null;
create index on brand (status, name_en, _id) where deleted_at is null;
create index on brand (level1_id) where deleted_at is null;
create index on brand (level2_id) where deleted_at is null;
create index on brand using gin (tag_ids);
create index on brand using gin (site_ids);
create index on brand using gin (search_text gin_trgm_ops);
