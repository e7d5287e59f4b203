-- Pictures are named by the uid of their upload.
alter table brand
  add column logo text,
  add column photos text[] not null default '{}';

alter table floor add column plan text;

alter table store
  add column area_gross numeric(10, 2),
  add column frontage_m numeric(10, 2),
  add column plan_polygon jsonb;

-- The area that a unit had, from one day to another; the row without an end holds today.
create table store_area_history (
  store_id text not null references store,
  "from" date not null,
  "to" date,
  area numeric(10, 2) not null check (area > 0),
  primary key (store_id, "from"),
  check ("to" >= "from")
);

-- What became of a unit. `area_share`: child over parent where it was divided, parent over child where it was joined.
create table store_lineage (
  parent_id text not null references store,
  child_id text not null references store,
  kind text not null,
  effective_date date not null,
  area_share numeric(12, 6) not null,
  primary key (parent_id, child_id)
);
create index on store_lineage (child_id);

create table company_classification (
  _id text primary key,
  code text,
  name text not null,
  name_en text,
  name_tc text,
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('company_classification');
create unique index unique__company_classification__code on company_classification (code) where deleted_at is null;

create table company (
  _id text primary key,
  name text not null,
  name_en text,
  name_tc text,
  short_name text,
  country text not null,
  registration_no text,
  classification_id text references company_classification,
  legal_representative text,
  registered_address text,
  registered_capital numeric(16, 2),
  tax_no text,
  group_company_id text references company,
  status text not null default 'active',
  search_text text generated always as (lower(joined(name, name_en, name_tc, short_name, registration_no))) stored
);
select add_common_columns('company');
create unique index unique__company__country__registration_no on company (country, registration_no)
  where deleted_at is null;
create index on company (name, _id) where deleted_at is null;
create index on company (classification_id);
create index on company (group_company_id);
create index on company using gin (search_text gin_trgm_ops);

-- Which companies stand behind a brand, and where.
create table brand_company (
  _id text primary key,
  brand_id text not null references brand,
  company_id text not null references company,
  relation text not null,
  region text
);
select add_common_columns('brand_company');
create unique index unique__brand_company__brand_id__company_id__relation__region
  on brand_company (brand_id, company_id, relation, region) nulls not distinct where deleted_at is null;
create index on brand_company (company_id);

create table contact (
  _id text primary key,
  name text not null,
  name_en text,
  gender text,
  position text,
  department_text text,
  mobile text,
  country_code text,
  email text,
  wechat text,
  company_id text references company,
  brand_ids text[] not null default '{}',
  store_ids text[] not null default '{}',
  sites text[] not null default '{}',
  is_primary bool not null default false,
  is_emergency bool not null default false,
  language text,
  remark text,
  consent_at int8,
  -- Without mobile, email and wechat: few may see them, and whoever searches could guess them.
  search_text text generated always as (lower(joined(name, name_en, position))) stored
);
select add_common_columns('contact');
create index on contact (name, _id) where deleted_at is null;
create index on contact (company_id);
create index on contact using gin (brand_ids);
create index on contact using gin (store_ids);
create index on contact using gin (search_text gin_trgm_ops);

create table brand_audit (
  _id text primary key,
  brand_id text references brand,
  kind text not null,
  before jsonb,
  after jsonb not null,
  diff jsonb not null default '[]',
  base_rev int,
  status text not null default 'draft',
  level_required int not null default 1,
  level_done int not null default 0,
  submitted_by text references "user",
  submitted_at int8,
  decisions jsonb not null default '[]',
  source text not null default 'pc'
);
select add_common_columns('brand_audit');
create unique index unique__brand_audit__brand_id on brand_audit (brand_id)
  where status = 'audit_inprogress' and deleted_at is null;
create index on brand_audit (brand_id, created_at);
create index on brand_audit (status, created_at);
create index on brand_audit (submitted_by);

create table user_favorite_brand (
  user_id text not null references "user",
  brand_id text not null references brand,
  at int8 not null,
  primary key (user_id, brand_id)
);
create index on user_favorite_brand (brand_id);
