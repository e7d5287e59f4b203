-- What has changed, for the consoles that are open: the streams of every server are fed from here. A row names the
-- transaction it came with, by which a reader finds those that were committed late.
create table event (
  seq int8 generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at int8 not null default extract(epoch from now())::int8,
  -- record, job, notification or access.
  kind text not null,
  -- Of records: the noun, the site, and which ones; none when there are too many to name.
  resource text,
  site text,
  ids text[],
  -- Who hears of it; none: everybody who may view such records.
  users text[]
);
create index on event (xid);
create index on event (at);

-- Whatever is written down in the log has changed.
create function tell_of_records() returns trigger language plpgsql as $$
begin
  insert into event (kind, resource, site, ids)
  select 'record', entity, site, case when count(*) <= 100 then array_agg(entity_id) end
  from added where action in ('create', 'update', 'remove') group by entity, site;
  return null;
end $$;
create trigger tell after insert on audit_log referencing new table as added
  for each statement execute function tell_of_records();

-- How far a job is, for those who follow it.
create function tell_of_job() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (old.status, old.done, old.total, old.cancel_requested)
    is distinct from (new.status, new.done, new.total, new.cancel_requested)
  then
    insert into event (kind, ids, users) values ('job', array[new._id], new.followers);
  end if;
  return null;
end $$;
create trigger tell after insert or update on job for each row execute function tell_of_job();

create function tell_of_notification() returns trigger language plpgsql as $$
begin
  insert into event (kind, users) select 'notification', array_agg(distinct user_id) from changed having count(*) > 0;
  return null;
end $$;
create trigger tell_added after insert on notification referencing new table as changed
  for each statement execute function tell_of_notification();
create trigger tell_changed after update on notification referencing new table as changed
  for each statement execute function tell_of_notification();

-- What somebody may, or whether they may sign in at all, is looked up anew.
create function tell_of_access() returns trigger language plpgsql as $$
begin
  insert into event (kind) values ('access');
  return null;
end $$;
create trigger tell after update on access_version for each statement execute function tell_of_access();

create function tell_of_person() returns trigger language plpgsql as $$
begin
  if (old.roles, old.sites, old.department, old.is_active, old.deleted_at)
    is distinct from (new.roles, new.sites, new.department, new.is_active, new.deleted_at)
  then
    insert into event (kind, users) values ('access', array[new._id]);
  end if;
  return null;
end $$;
create trigger tell after update on "user" for each row execute function tell_of_person();
