-- Whether a month of a site was calculated before its end.
create index on retail_performance (site, stat_month) where 'under_way' = any(warnings);
