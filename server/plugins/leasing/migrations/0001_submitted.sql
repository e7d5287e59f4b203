alter table lease_ship add submitted_by text references "user";
create index on lease_ship (submitted_by);
