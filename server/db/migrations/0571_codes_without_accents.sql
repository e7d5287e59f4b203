-- A code in the form in which it is compared: in letters of ordinary width, without accents, in lower case.
create function code_key(given text) returns text language sql immutable parallel safe
return case when given collate "C" ~ '^[ -~]*$' then lower(given)
  else lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036F]', '', 'g'), NFC)) end;

-- Codes that differ in letter case or accents alone are the same. Where a database has such already, the index stays as it was: a
-- report lists units and contracts, so that people tell them apart.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
      ('unique__store__site__store_no', 'store', 'site, code_key(store_no)', 'effective_to is null and deleted_at is null'),
      ('unique__floor__site__code', 'floor', 'site, code_key(code)', 'deleted_at is null'),
      ('unique__site__code', 'site', 'code_key(code)', 'deleted_at is null'),
      ('unique__sales_category__code', 'sales_category', 'code_key(code)', 'deleted_at is null'),
      ('unique__company_classification__code', 'company_classification', 'code_key(code)', 'deleted_at is null'),
      ('unique__lease_ship__contract_no', 'lease_ship', 'code_key(contract_no)', 'deleted_at is null')
    ) as index (name, of, columns, present)
  loop
    begin
      execute format('drop index %I', wanted.name);
      execute format('create unique index %I on %I (%s) where %s', wanted.name, wanted.of, wanted.columns, wanted.present);
    exception when unique_violation then
      raise warning '% has codes that differ in letter case or accents alone', wanted.of;
    end;
  end loop;
end $$;
