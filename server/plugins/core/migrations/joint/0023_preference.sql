-- What people set up in the console: columns, views and the like, each under a key of the console's own.
create table user_preference (
  user_id text not null references "user",
  key text not null,
  value jsonb not null,
  updated_at int8 not null default extract(epoch from now())::int8,
  primary key (user_id, key)
);
