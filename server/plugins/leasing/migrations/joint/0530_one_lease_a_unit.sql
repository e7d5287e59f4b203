-- A unit has one lease on a day, or several that say that they share it.
alter table lease_ship add shares_unit bool not null default false, add other_currency bool not null default false;
update lease_ship set shares_unit = true where exists (
  select from tenant_ship t where t.lease_ship_id = lease_ship._id and t.share_ratio < 1 and t.deleted_at is null);
update lease_ship l set other_currency = true from site where site._id = l.site and site.currency <> l.currency;

-- As a range, because ranges have an index that an exclusion constraint can use without an extension.
create function place_of(id text) returns int8range language sql immutable as $$
  select int8range(hash, hash, '[]') from hashtextextended(id, 0) hash
$$;

-- The days on which leases that are agreed have their units. A lease that shares a unit has a slot of its own in it, any other has
-- the whole of it.
create table lease_unit (
  lease_id text not null references lease_ship on delete cascade,
  store_id text not null,
  days daterange not null,
  slot int8range not null,
  primary key (lease_id, store_id)
);
create index on lease_unit (store_id);

create function units_held(lease lease_ship) returns setof lease_unit language sql immutable as $$
  select distinct lease._id, unit, daterange(lease.start_date, least(lease.end_date, lease.terminated_on), '[]'),
    case when lease.shares_unit then place_of(lease._id) else int8range(null, null) end
  from unnest(lease.store_ids) unit
  where least(lease.end_date, lease.terminated_on) >= lease.start_date
$$;

create function is_agreed(lease lease_ship) returns bool language sql immutable as $$
  select lease.deleted_at is null and lease.status not in ('draft', 'pending_approval')
$$;

-- Which lease has a unit of this one on one of its days: what an error says of it. Null if there is none.
create function lease_in_the_way(lease lease_ship) returns jsonb language sql stable as $$
  select jsonb_build_object('fields', jsonb_build_object('store_ids', 'let'), 'lease_ship_id', other._id,
    'contract_no', other.contract_no, 'store_id', held.store_id, 'store_no', store.store_no,
    'from', lower(held.days), 'to', upper(held.days) - 1)
  from units_held(lease) mine
  join lease_unit held on held.store_id = mine.store_id and held.days && mine.days and held.slot && mine.slot
    and held.lease_id <> mine.lease_id
  join lease_ship other on other._id = held.lease_id
  left join store on store._id = held.store_id
  order by lower(held.days), other._id limit 1
$$;

insert into lease_unit select held.* from lease_ship l cross join lateral units_held(l) held where is_agreed(l);
-- Leases that share a unit without saying so stay as they are, and are among the differences that people are shown. Each keeps a
-- slot of its own: no other lease can join them.
update lease_unit set slot = place_of(lease_id) where exists (
  select from lease_unit other where other.store_id = lease_unit.store_id and other.days && lease_unit.days
    and other.lease_id <> lease_unit.lease_id);
alter table lease_unit add constraint unique__lease_ship__store_ids
  exclude using gist (place_of(store_id) with &&, days with &&, slot with &&);

create function refuse_lease_units(leases lease_ship[]) returns void language plpgsql as $$
declare
  found jsonb;
begin
  select lease_in_the_way(l) into found from unnest(leases) l where lease_in_the_way(l) is not null limit 1;
  -- The other can be in the same statement.
  raise exception using errcode = 'ATR01', message = 'duplicate',
    detail = coalesce(found, jsonb_build_object('fields', jsonb_build_object('store_ids', 'duplicate')))::text;
end $$;

create function keep_units_of_new_leases() returns trigger language plpgsql as $$
begin
  insert into lease_unit
    select held.* from added cross join lateral units_held(added::lease_ship) held where is_agreed(added::lease_ship);
  return null;
exception when exclusion_violation then
  perform refuse_lease_units(array(select added::lease_ship from added where is_agreed(added::lease_ship)));
  return null;
end $$;
create trigger keep_units_of_new after insert on lease_ship referencing new table as added
  for each statement execute function keep_units_of_new_leases();

create function keep_units_of_changed_leases() returns trigger language plpgsql as $$
declare
  changed lease_ship[] := array(
    select added::lease_ship from added join removed using (_id)
    where (added.store_ids, added.start_date, added.end_date, added.terminated_on, added.shares_unit, is_agreed(added::lease_ship))
      is distinct from (removed.store_ids, removed.start_date, removed.end_date, removed.terminated_on, removed.shares_unit,
        is_agreed(removed::lease_ship)));
begin
  -- Most updates change no days.
  if changed = '{}' then return null; end if;
  delete from lease_unit kept using unnest(changed) l where lease_id = l._id
    and (not is_agreed(l) or store_id not in (select store_id from units_held(l)));
  insert into lease_unit as kept
    select held.* from unnest(changed) l cross join lateral units_held(l) held where is_agreed(l)
  on conflict (lease_id, store_id) do update set days = excluded.days,
    -- Fewer days than before are no worse than before.
    slot = case when excluded.days <@ kept.days and kept.slot <@ excluded.slot then kept.slot else excluded.slot end;
  return null;
exception when exclusion_violation then
  perform refuse_lease_units(array(select l from unnest(changed) l where is_agreed(l)));
  return null;
end $$;
create trigger keep_units after update on lease_ship referencing old table as removed new table as added
  for each statement execute function keep_units_of_changed_leases();
