-- What a tenancy sold in as many days as have been calculated of the month under way that it is compared with.
alter table retail_performance add column same_days_sales numeric(16, 2);
alter table perf_scenario_figure add column same_days_sales numeric(16, 2);
-- It is known once the month is calculated again.
insert into perf_dirty (site, stat_month)
select distinct site, stat_month from retail_performance where 'under_way' = any(warnings);
