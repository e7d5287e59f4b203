-- A unit that was entered without a first day had no area before the day on which it was entered, so the figures of all earlier
-- months were those of a unit without area. It has no beginning: its first area holds for all days before.
drop trigger perf_insert on store_area_history;
drop trigger perf_update on store_area_history;
drop trigger perf_delete on store_area_history;
select watch_perf_source('store_area_history', 'store_id, "from", "to", area',
  'select site, case when isfinite("from") then to_char("from", ''YYYY-MM'') else ''0000-01'' end as lo, null::text as hi
    from r join store on _id = store_id');

update store_area_history h set "from" = '-infinity' from store
where store._id = h.store_id and store.effective_from is null and isfinite(h."from")
  and not exists (select from store_area_history before where before.store_id = h.store_id and before."from" < h."from")
  and not exists (select from store_lineage where child_id = h.store_id);
