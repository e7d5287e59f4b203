-- A turnover tier of a category counts the sales of the categories below it. A new category has no sales yet.
create trigger perf_update after update on sales_category
  referencing old table as old_rows new table as new_rows
  for each statement execute function perf_source_changed('_id, parent',
    'select distinct l.site, to_char(l.start_date, ''YYYY-MM'') as lo, null::text as hi
      from r cross join lease_turnover_tier t join lease_ship l on l._id = t.lease_id
      where t.sales_category_id is not null', '');
