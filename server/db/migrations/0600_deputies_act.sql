-- The person who was away, if somebody did it as their deputy.
alter table audit_log add column for_id text;

-- Of entries without it the text stays what it was, and with it their hash.
create or replace function audit_text(entry audit_log) returns text language sql stable as $$
  select (jsonb_build_array(
    entry._id, entry.at, entry.user_id, entry.ip, entry.site, entry.action, entry.entity, entry.entity_id,
    entry.before, entry.after, entry.diff, entry.request_id, entry.step)
    || case when entry.for_id is null then '[]'::jsonb else jsonb_build_array(entry.for_id) end)::text
$$;
