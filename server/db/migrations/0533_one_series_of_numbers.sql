-- Numbers that people quote are counted together, whatever they are of: a tour problem and a mystery shopping problem of one day
-- had the same.
insert into number_series (resource, prefix, last)
select '', prefix, max(last) from number_series group by prefix;
delete from number_series where resource <> '';
alter table number_series drop constraint number_series_pkey;
alter table number_series drop column resource;
alter table number_series add primary key (prefix);
