-- Rates become records that people keep: with an id, an author and a revision.
alter table fx_rate drop constraint fx_rate_pkey;
alter table fx_rate add column _id text;
update fx_rate set _id = concat_ws('-', stat_month, "from", "to");
alter table fx_rate alter column _id set not null, add primary key (_id);
select add_common_columns('fx_rate');
create unique index unique__fx_rate__stat_month__from__to on fx_rate (stat_month, "from", "to") where deleted_at is null;
