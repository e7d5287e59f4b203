-- The steps and tiers of all leases that a statement writes are unpacked at once. One lease at a time, the demo operator
-- and imports spent most of their time here.
drop trigger unpack_terms_of_new on lease_ship;
drop trigger unpack_terms on lease_ship;
drop function unpack_lease_terms();

create function unpack_new_lease_terms() returns trigger language plpgsql as $$
begin
  insert into lease_rent_step (lease_id, "from", "to", base_rent_month, base_rent_per_m2)
    select _id, step.* from added cross join lateral jsonb_to_recordset(rent_steps)
      as step ("from" date, "to" date, base_rent_month numeric, base_rent_per_m2 numeric);
  insert into lease_turnover_tier (lease_id, sales_category_id, from_amount, to_amount, rate)
    select _id, tier.* from added cross join lateral jsonb_to_recordset(turnover_tiers)
      as tier (sales_category_id text, from_amount numeric, to_amount numeric, rate numeric);
  return null;
end $$;
create trigger unpack_terms_of_new after insert on lease_ship referencing new table as added
  for each statement execute function unpack_new_lease_terms();

create function unpack_changed_lease_terms() returns trigger language plpgsql as $$
declare
  changed text[] := array(
    select _id from added join removed using (_id)
    where (added.rent_steps, added.turnover_tiers) is distinct from (removed.rent_steps, removed.turnover_tiers));
begin
  -- Most updates change no terms.
  if changed = '{}' then return null; end if;
  delete from lease_rent_step where lease_id = any(changed);
  insert into lease_rent_step (lease_id, "from", "to", base_rent_month, base_rent_per_m2)
    select _id, step.* from added cross join lateral jsonb_to_recordset(rent_steps)
      as step ("from" date, "to" date, base_rent_month numeric, base_rent_per_m2 numeric)
    where _id = any(changed);
  delete from lease_turnover_tier where lease_id = any(changed);
  insert into lease_turnover_tier (lease_id, sales_category_id, from_amount, to_amount, rate)
    select _id, tier.* from added cross join lateral jsonb_to_recordset(turnover_tiers)
      as tier (sales_category_id text, from_amount numeric, to_amount numeric, rate numeric)
    where _id = any(changed);
  return null;
end $$;
create trigger unpack_terms after update on lease_ship referencing old table as removed new table as added
  for each statement execute function unpack_changed_lease_terms();
