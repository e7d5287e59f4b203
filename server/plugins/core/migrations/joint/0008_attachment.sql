-- What people uploaded. The content stands in the file store under the uid, its small picture under `thumb`.
create table attachment (
  uid text primary key,
  name text not null,
  mime text not null,
  size int8 not null,
  sha256 text not null,
  thumb text,
  -- The noun that it is for, and the record, once it is attached to one.
  biz_type text not null,
  biz_id text,
  uploaded_by text not null references "user",
  uploaded_at int8 not null default extract(epoch from now())::int8,
  -- False while the content is on its way into the store, or out of it.
  is_stored bool not null default false
);
create index on attachment (biz_type, biz_id);
create index on attachment (uploaded_at) where biz_id is null or not is_stored;
