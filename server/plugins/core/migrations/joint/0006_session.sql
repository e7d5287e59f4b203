-- Signing in and what guards it. Secrets are stored as hashes, apart from the encryption keys, which open one password
-- each and are forgotten within minutes.

-- All tokens of one sign-in are a family: a refresh adds one, a sign-out ends them together.
alter table session
  add column family text,
  add column signed_in_at int8,
  add column replaced_at int8,
  add column site text references site;
update session set family = token_hash, signed_in_at = issued_at;
alter table session
  alter column family set not null,
  alter column signed_in_at set not null;
create index on session (family);

-- `tries` are those under way and those that failed, `failed` the latter alone. `name` is a hash, so that all locks of
-- one name can be lifted together.
alter table sign_in_attempt
  add column failed int not null default 0,
  add column name text;
create index on sign_in_attempt (name);

create table captcha (
  _id text primary key,
  answer_hash text not null,
  expires_at int8 not null
);

create table encrypt_key (
  _id text primary key,
  key text not null,
  ip text,
  expires_at int8 not null,
  used_at int8
);
create index on encrypt_key (ip, expires_at);

create table one_time_token (
  token_hash text primary key,
  user_id text not null references "user",
  -- The session it came from; ends with it.
  family text not null,
  site text references site,
  host text not null,
  expires_at int8 not null,
  used_at int8
);

create table sms_code (
  _id text primary key,
  mobile text not null,
  country_code text not null,
  scene text not null,
  user_id text references "user",
  code_hash text not null,
  sent_at int8 not null,
  expires_at int8 not null,
  tries int not null default 0,
  used_at int8
);
create index on sms_code (country_code, mobile, scene, sent_at);

-- A number belongs to one person among those who can sign in.
create unique index unique__user__country_code__mobile on "user" (country_code, mobile)
  where is_active and deleted_at is null;

create table reset_token (
  token_hash text primary key,
  user_id text not null references "user",
  expires_at int8 not null,
  used_at int8
);

create index on reset_token (user_id);

-- How often something was done since a moment; the key says what and by whom.
create table rate_limit (
  key text primary key,
  n int not null,
  since int8 not null
);

create table param (
  _id text primary key,
  "group" text not null,
  key text not null,
  site text references site,
  value_type text not null,
  value jsonb not null,
  unit text,
  min numeric,
  max numeric,
  description text,
  is_public bool not null default false,
  search_text text generated always as (lower(joined("group", key, description))) stored
);
select add_common_columns('param');
create unique index unique__param__group__key__site on param ("group", key, coalesce(site, '')) where deleted_at is null;

create table i18n_language (
  _id text primary key,
  name text not null unique,
  label text not null,
  is_default bool not null default false,
  "order" int not null default 0,
  -- Grows with every change of the language's messages, removals included.
  version int8 not null default 0
);
select add_common_columns('i18n_language');
insert into i18n_language (_id, name, label, is_default, "order") values
  ('zh_CN', 'zh_CN', '简体中文', true, 1), ('zh_TW', 'zh_TW', '繁體中文', false, 2), ('en_US', 'en_US', 'English', false, 3);

create table i18n_message (
  locale text not null references i18n_language (name),
  key text not null,
  text text not null,
  updated_at int8 not null default extract(epoch from now())::int8,
  updated_by text,
  primary key (locale, key)
);

-- The flags of a store are joined when they are read, never copied.
create table space_owner (
  _id text primary key,
  user_id text not null references "user",
  site text not null references site,
  permits text[] not null default '{}',
  valid_from date,
  valid_to date
);
select add_common_columns('space_owner');
create index on space_owner (user_id);

create table space_owner_store (
  space_owner_id text not null references space_owner,
  store_id text not null references store,
  primary key (space_owner_id, store_id)
);
create index on space_owner_store (store_id);

-- The number that servers and consoles cache by also grows with the menu.
create trigger access_changes after insert or update or delete or truncate on menu
  for each statement execute function grow_access_version();
