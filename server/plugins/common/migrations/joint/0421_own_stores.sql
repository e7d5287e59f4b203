-- Whose stores are whose becomes a record that people keep, with its stores in it. `all_stores` is about every store of the
-- site, those that are added later included.
alter table space_owner
  add column store_ids text[] not null default '{}',
  add column all_stores bool not null default false;
update space_owner set store_ids = array(
  select store_id from space_owner_store where space_owner_id = space_owner._id order by store_id);
drop table space_owner_store;
create index on space_owner (site);

-- The stores of each record, past ones included.
create view space_owner_store as
  select owner._id as space_owner_id, store._id as store_id
  from space_owner owner join store on store.site = owner.site
    and (owner.all_stores or store._id = any(owner.store_ids));
