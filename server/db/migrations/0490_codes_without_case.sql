-- Codes that differ in letter case alone are the same. Where a database has such already, the index stays as it was, and they can
-- be told apart by hand.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
      ('unique__store__site__store_no', 'store', 'site, lower(store_no)', 'effective_to is null and deleted_at is null'),
      ('unique__floor__site__code', 'floor', 'site, lower(code)', 'deleted_at is null'),
      ('unique__site__code', 'site', 'lower(code)', 'deleted_at is null'),
      ('unique__sales_category__code', 'sales_category', 'lower(code)', 'deleted_at is null'),
      ('unique__company_classification__code', 'company_classification', 'lower(code)', 'deleted_at is null'),
      ('unique__lease_ship__contract_no', 'lease_ship', 'lower(contract_no)', 'deleted_at is null')
    ) as index (name, of, columns, present)
  loop
    begin
      execute format('drop index %I', wanted.name);
      execute format('create unique index %I on %I (%s) where %s', wanted.name, wanted.of, wanted.columns, wanted.present);
    exception when unique_violation then
      raise warning '% has codes that differ in letter case alone', wanted.of;
    end;
  end loop;
end $$;

-- Lists and conditions that look for a code as it is written.
create index if not exists store_site_store_no_idx on store (site, store_no) where deleted_at is null;
