-- Codes of an app on the phone, as a second proof at sign-in.
alter table "user" add second_factor_at int8;
alter table role add requires_second_factor boolean not null default false;

create table second_factor (
  user_id text primary key references "user",
  -- Encrypted with a key that is not in the database. Null until the first code has confirmed a secret.
  secret text,
  pending text,
  pending_until int8,
  -- The 30-second step of the last accepted code: neither it nor an earlier one is accepted again.
  last_step int8 not null default 0
);

create table recovery_code (
  user_id text not null references "user",
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- The right password was given, the code is still missing.
create table sign_in_challenge (
  token_hash text primary key,
  user_id text not null references "user",
  password_hash text,
  name text not null,
  expires_at int8 not null
);
create index on sign_in_challenge (user_id);
