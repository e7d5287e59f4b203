-- What a create that carries a key has answered, so that the same one asked again makes no second record.
create table idempotency (
  user_id text not null,
  path text not null,
  key text not null,
  -- Of the document that was sent.
  digest text not null,
  answer jsonb,
  at int8 not null,
  primary key (user_id, path, key)
);
create index on idempotency (at);
