-- No tenancy can refer to a brand or a store that has just been inserted, so no figure is out of date.
drop trigger perf_insert on brand;
drop trigger perf_insert on store;
