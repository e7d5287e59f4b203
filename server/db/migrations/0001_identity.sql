-- Every table has the common columns; the function spares each from spelling them out.
create extension if not exists pg_trgm;

create function add_common_columns(target regclass) returns void language plpgsql as $$
begin
  execute format($ddl$
    alter table %s
      add column created_at int8 not null default extract(epoch from now())::int8,
      add column created_by text,
      add column updated_at int8 not null default extract(epoch from now())::int8,
      add column updated_by text,
      add column rev int not null default 1,
      add column is_active bool not null default true,
      add column deleted_at int8
  $ddl$, target);
end $$;

-- array_to_string is only stable in general; over text it never changes.
create function joined(variadic parts text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(parts, ' ', '') $$;
create function joined_list(parts text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(parts, ' ', '') $$;

create table installation (
  key text primary key,
  value text not null
);

create table site (
  _id text primary key,
  code text not null,
  site_region text not null,
  name text not null,
  name_en text,
  name_sc text,
  name_tc text,
  currency text not null,
  timezone text not null,
  open_date date,
  gla_area numeric(12, 2),
  area_unit_secondary text,
  switches jsonb not null default '{}',
  "order" int not null default 0,
  search_text text generated always as (lower(joined(name, name_en, name_tc, code))) stored
);
select add_common_columns('site');

create table department (
  _id text primary key,
  value text not null,
  text text not null,
  name text not null,
  name_en text,
  name_tc text,
  list_type text not null,
  alias_of text references department,
  search_text text generated always as (lower(joined(name, name_en, name_tc, text))) stored
);
select add_common_columns('department');

create table staff_level (
  _id text primary key,
  name text not null,
  name_en text,
  name_tc text,
  "order" int not null default 0
);
select add_common_columns('staff_level');

create table permission (
  _id text primary key,
  code text not null unique,
  area text not null,
  object text not null,
  action text not null,
  name text not null,
  name_en text,
  name_tc text
);
select add_common_columns('permission');

create table role (
  _id text primary key,
  code text not null,
  name text not null,
  name_en text,
  name_tc text,
  type text not null,
  permissions jsonb not null default '[]',
  department_required text[] not null default '{}',
  description text,
  search_text text generated always as (lower(joined(name, name_en, name_tc, code))) stored
);
select add_common_columns('role');
create unique index unique__role__code on role (code) where deleted_at is null;

create table "user" (
  _id text primary key,
  username text not null,
  name text not null,
  name_en text,
  email text,
  mobile text,
  country_code text,
  password_hash text,
  roles text[] not null default '{}',
  department text[] not null default '{}',
  sites text[] not null default '{}',
  staff_level int,
  locale text not null default 'zh_CN',
  sms_remind bool not null default true,
  is_builtin bool not null default false,
  last_login_at int8,
  last_login_ip text,
  must_change_password bool not null default false,
  search_text text generated always as (lower(joined(username, name, name_en, email))) stored
);
select add_common_columns('"user"');
-- A removed person's name is never given to another.
create unique index unique__user__username on "user" (lower(username));
create unique index unique__user__email on "user" (lower(email)) where deleted_at is null;
create index on "user" using gin (roles);
create index on "user" using gin (sites);

create table menu (
  _id text primary key,
  parent text references menu,
  uri text,
  name text not null,
  name_en text,
  name_tc text,
  icon text,
  "order" int not null default 0,
  is_out bool not null default false,
  out_url text,
  permission_code text,
  sites jsonb not null default '[]',
  search_text text generated always as (lower(joined(name, name_en, name_tc, uri))) stored
);
select add_common_columns('menu');

create table session (
  token_hash text primary key,
  user_id text not null references "user",
  issued_at int8 not null,
  expires_at int8 not null,
  revoked_at int8,
  ip text,
  user_agent text
);
create index on session (user_id);

create table sign_in_attempt (
  key text primary key,
  tries int not null,
  since int8 not null
);

create table audit_log (
  _id text primary key,
  at int8 not null,
  user_id text,
  ip text,
  site text,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  diff jsonb,
  request_id text
);
create index on audit_log (entity, entity_id, at);
create index on audit_log (user_id, at);
