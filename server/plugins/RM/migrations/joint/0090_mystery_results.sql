-- The reports and receipts of a visit.
alter table myscust_result add attachs text[] not null default '{}';

-- The end of the time for appeals, which a later change of the parameter does not move.
alter table myscust_result add appeal_until int8;
update myscust_result set appeal_until = published_at + 7 * 86400 where published_at is not null;

-- When and why an appeal was decided, and the score before that.
update myscust_result
set appeal = '{"decided_at": null, "comment": null, "score_before": null}'::jsonb || appeal
where appeal is not null;
