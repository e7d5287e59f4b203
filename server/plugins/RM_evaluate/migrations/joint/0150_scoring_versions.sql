-- The versions of results become records, with an id, an author and a revision.
alter table scoring_result_version add column _id text not null default gen_random_uuid()::text;
create unique index unique__scoring_result_version___id on scoring_result_version (_id);
select add_common_columns('scoring_result_version');
update scoring_result_version set created_at = at, created_by = "by", updated_at = at, updated_by = "by";
alter table scoring_result_version drop column at, drop column "by";

-- What a shop scored before is looked up when a result is read: an earlier day can be corrected afterwards.
alter table scoring_result drop column previous_score, drop column delta;
