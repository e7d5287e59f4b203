-- What the parameters said when a score was calculated: they may change later, and the score is explained by these.
alter table scoring_report add column rules jsonb;
alter table scoring_result add column rules jsonb;

-- Tags that somebody gave to a shop stay when a report no longer has them.
alter table store_score_tag add column by_hand boolean not null default false;
update store_score_tag given set by_hand = true where not exists (
  select from scoring_report report join scoring_report_item item on item.report_id = report._id
  where report.store_id = given.store_id and report.stat_time = given.stat_time and report.deleted_at is null
    and given.tag_id = any(item.tag_ids));
