-- Whose round a visit is: an agency sees and edits its own.
alter table myscust_result add agency_id text references "user";
create index on myscust_result (agency_id) where agency_id is not null;

-- What somebody from outside entered is of their rounds.
update myscust_result set agency_id = created_by
where created_by in (
  select _id from "user" where cardinality(roles) > 0
    and not exists (select from role where role._id = any("user".roles) and role.type <> 'external'));
