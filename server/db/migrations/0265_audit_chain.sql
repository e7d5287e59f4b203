-- The text over which the hash of an entry is calculated: a JSON array of its columns, as PostgreSQL writes jsonb.
create function audit_text(entry audit_log) returns text language sql stable as $$
  select jsonb_build_array(
    entry._id, entry.at, entry.user_id, entry.ip, entry.site, entry.action, entry.entity, entry.entity_id,
    entry.before, entry.after, entry.diff, entry.request_id, entry.step)::text
$$;

-- The SHA-256 of entries that are not in the chain yet. Each is written in the transaction of its entry.
create table audit_seal (
  entry_id text primary key,
  content text not null
);

-- Every entry with the hash of the one before: hash = SHA-256 of the hash before, followed by content.
create table audit_chain (
  seq int8 primary key,
  entry_id text not null unique,
  content text not null,
  hash text not null
);
create trigger append_only before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();
