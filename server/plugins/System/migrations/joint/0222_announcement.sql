-- What the operator tells its staff, and who has acknowledged it.
create table announcement (
  _id text primary key,
  title text not null,
  title_tc text not null,
  title_en text not null,
  body text not null,
  body_tc text not null,
  body_en text not null,
  sites text[] not null default '{}',
  roles text[] not null default '{}',
  from_at int8 not null,
  until_at int8,
  search_text text generated always as (lower(joined(title, title_tc, title_en))) stored
);
select add_common_columns('announcement');
create index on announcement (from_at);

create table announcement_receipt (
  announcement_id text not null references announcement,
  user_id text not null references "user",
  at int8 not null,
  primary key (announcement_id, user_id)
);

-- Open pages look whether it is meant for them.
create function tell_of_announcement() returns trigger language plpgsql as $$
begin
  insert into event (kind) values ('notification');
  return null;
end $$;
create trigger tell_of_announcements after insert or update on announcement
  for each statement execute function tell_of_announcement();
