create table setup_mark (
  _id text primary key,
  step text not null,
  mark text not null
);
select add_common_columns('setup_mark');
create unique index unique__setup_mark__step on setup_mark (step) where deleted_at is null;
