-- Bytes of stored files by the person who uploaded them, and of all people under ''. Whoever uploads changes both rows in the
-- transaction of the upload, so of two uploads at once the second sees the first.
create table file_usage (owner text primary key, bytes int8 not null);

alter table attachment add thumb_size int8 not null default 0;
create index on attachment (uploaded_by);

insert into file_usage (owner, bytes)
select coalesce(uploaded_by, ''), coalesce(sum(size + thumb_size), 0) from attachment group by rollup (uploaded_by);

create function count_file_usage() returns trigger language plpgsql as $$
begin
  -- In one order, or two uploads could wait for each other.
  insert into file_usage (owner, bytes)
  select coalesce(uploaded_by, ''), coalesce(sum(size + thumb_size), 0) * case tg_op when 'DELETE' then -1 else 1 end
  from changed group by rollup (uploaded_by) order by 1
  on conflict (owner) do update set bytes = file_usage.bytes + excluded.bytes;
  return null;
end $$;
create trigger count_stored after insert on attachment
  referencing new table as changed for each statement execute function count_file_usage();
create trigger count_removed after delete on attachment
  referencing old table as changed for each statement execute function count_file_usage();
