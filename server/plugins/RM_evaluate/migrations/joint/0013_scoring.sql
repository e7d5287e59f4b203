-- Daily scoring: what is asked (item sets), what was answered (reports), what came of it (results, in versions).

-- A set of one site, of a region, or of all sites (both null); of one category of shops, or of all.
create table score_item_set (
  _id text primary key,
  site text references site,
  region text,
  category_id text references brand_category,
  version int not null default 1,
  effective_from date not null,
  effective_to date,
  scale text not null default 'percent',
  status text not null default 'draft',
  check (site is null or region is null),
  check (effective_to >= effective_from)
);
select add_common_columns('score_item_set');
create unique index unique__score_item_set__site__region__category_id__version
  on score_item_set (site, region, category_id, version) nulls not distinct where deleted_at is null;
create unique index unique__score_item_set__effective_from
  on score_item_set (site, region, category_id, effective_from) nulls not distinct
  where status = 'active' and deleted_at is null;
create index on score_item_set (category_id);

create table score_item (
  _id text primary key,
  set_id text not null references score_item_set,
  code text not null,
  section text not null,
  name text not null,
  name_en text,
  name_tc text,
  weight numeric(5, 2) not null check (weight between 0 and 100),
  max_score numeric(5, 2) not null check (max_score > 0),
  min_score numeric(5, 2) not null default 0,
  is_critical bool not null default false,
  remark_below numeric(12, 6),
  "order" int not null default 0,
  search_text text generated always as (lower(joined(code, name, name_en, name_tc))) stored
);
select add_common_columns('score_item');
create unique index unique__score_item__set_id__code on score_item (set_id, code) where deleted_at is null;
-- Between sites and sets items are matched by code.
create index on score_item (code);

create table scoring_report (
  _id text primary key,
  site text not null references site,
  store_id text not null references store,
  tenant_ship_id text,
  stat_time int8 not null,
  set_id text not null references score_item_set,
  status text not null default 'draft',
  scorer_id text references "user",
  submitted_at int8,
  confirmed_by text references "user",
  confirmed_at int8,
  returned_reason text,
  total_score numeric(5, 2),
  critical_failed bool not null default false,
  source text not null default 'form'
);
select add_common_columns('scoring_report');
create unique index unique__scoring_report__store_id__stat_time
  on scoring_report (store_id, stat_time) where deleted_at is null;
create index on scoring_report (site, stat_time desc, _id desc) where deleted_at is null;
create index on scoring_report (site, status, stat_time desc);
create index on scoring_report (scorer_id, stat_time desc);
create index on scoring_report (set_id);
create index on scoring_report (tenant_ship_id);

create table scoring_report_item (
  report_id text not null references scoring_report,
  item_id text not null references score_item,
  score numeric(5, 2),
  is_na bool not null default false,
  remark text,
  attachs text[] not null default '{}',
  tag_ids text[] not null default '{}',
  primary key (report_id, item_id),
  check (not is_na or score is null)
);
create index on scoring_report_item (item_id);

-- The results of a site and day as a whole, by version: the greatest is current, the others are archives. `is_stale`:
-- a confirmed report was returned since, so that the results no longer follow from the reports.
create table scoring_result_version (
  site text not null references site,
  stat_time int8 not null,
  version int not null,
  kind text not null,
  restored_from int,
  reason text,
  "by" text references "user",
  at int8 not null,
  stores int not null,
  is_stale bool not null default false,
  primary key (site, stat_time, version)
);

-- Written by statements that compute a whole day, hence the default id.
create table scoring_result (
  _id text primary key default gen_random_uuid()::text,
  site text not null references site,
  store_id text not null references store,
  floor_id text references floor,
  category_id text references brand_category,
  stat_time int8 not null,
  report_id text not null references scoring_report,
  score numeric(5, 2),
  section_scores jsonb not null default '{}',
  rank_site int,
  rank_category int,
  ranked_total int not null,
  previous_score numeric(5, 2),
  delta numeric(5, 2),
  site_average numeric(5, 2),
  grade text,
  version int not null,
  is_current bool not null,
  is_latest bool not null default false,
  foreign key (site, stat_time, version) references scoring_result_version,
  check (is_current or not is_latest)
);
select add_common_columns('scoring_result');
create unique index unique__scoring_result__store_id__stat_time__version
  on scoring_result (store_id, stat_time, version);
create unique index unique__scoring_result__store_id__stat_time on scoring_result (store_id, stat_time) where is_current;
create unique index unique__scoring_result__store_id on scoring_result (store_id) where is_latest;
create index on scoring_result (site, stat_time desc, rank_site) where is_current;
create index on scoring_result (site, stat_time, version);
create index on scoring_result (report_id);

create table daily_score_tag (
  _id text primary key,
  site text not null references site,
  name text not null,
  name_en text,
  name_tc text,
  polarity text not null,
  item_id text references score_item,
  color text,
  search_text text generated always as (lower(joined(name, name_en, name_tc))) stored
);
select add_common_columns('daily_score_tag');
create unique index unique__daily_score_tag__site__name on daily_score_tag (site, name) where deleted_at is null;
create index on daily_score_tag (item_id);

create table store_score_tag (
  store_id text not null references store,
  stat_time int8 not null,
  tag_id text not null references daily_score_tag,
  "by" text references "user",
  primary key (store_id, stat_time, tag_id)
);
create index on store_score_tag (tag_id, stat_time);
