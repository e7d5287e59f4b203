-- Of the switches of a site, two are fields that the server reads. Nothing ever read the others: the parameters
-- `tour.photo_required` and `sales.due_day` have a value of each site, and sets of score items have a scale.
alter table site
  add column tags_enabled bool not null default false,
  add column tax_inclusive bool not null default true;
update site set
  tags_enabled = coalesce((switches ->> 'tags_enabled')::bool, site_region = 'HK'),
  tax_inclusive = coalesce((switches ->> 'tax_inclusive')::bool, true);
alter table site drop column switches;
