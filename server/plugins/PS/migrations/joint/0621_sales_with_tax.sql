-- Figures depend on the currency of the site, and on whether its sales are reported with tax.
select watch_perf_source('site', '_id, currency, tax_inclusive',
  'select _id as site, ''0000-01'' as lo, null::text as hi from r');
