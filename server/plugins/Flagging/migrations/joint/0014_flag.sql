-- The watch list of tenants: rules, and what they found.

create table flag_rule (
  _id text primary key,
  code text not null,
  name text not null,
  name_en text,
  name_tc text,
  metric text not null,
  operator text not null,
  threshold numeric(12, 6) not null,
  periods int not null default 1,
  site text references site,
  level1_id text references level1_classification,
  severity int not null default 3,
  search_text text generated always as (lower(joined(code, name, name_en, name_tc))) stored
);
select add_common_columns('flag_rule');
create unique index unique__flag_rule__code__site__level1_id
  on flag_rule (code, site, level1_id) nulls not distinct where deleted_at is null;
create index on flag_rule (site);
create index on flag_rule (level1_id);

-- Opened by one statement over all stores of a site, hence the default id.
create table flag (
  _id text primary key default gen_random_uuid()::text,
  rule_id text not null references flag_rule,
  site text not null references site,
  store_id text not null references store,
  tenant_ship_id text,
  period text not null,
  value numeric(12, 6),
  threshold numeric(12, 6) not null,
  status text not null default 'open',
  owner_id text references "user",
  muted_until date,
  comments jsonb not null default '[]'
);
select add_common_columns('flag');
create unique index unique__flag__rule_id__store_id__period
  on flag (rule_id, store_id, period) where deleted_at is null;
create index on flag (site, status, created_at desc);
create index on flag (store_id, created_at desc);
create index on flag (tenant_ship_id);
create index on flag (owner_id, status);
