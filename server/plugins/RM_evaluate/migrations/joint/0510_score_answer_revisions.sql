-- Who answered an item last: two people can score the same shop, and neither overwrites what they have not seen.
alter table scoring_report_item
  add column rev integer not null default 1,
  add column updated_by text,
  add column updated_at bigint;
