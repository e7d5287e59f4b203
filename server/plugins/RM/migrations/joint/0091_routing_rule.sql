-- Which department deals with a problem, and whether the officer of its shop gets it; by site, in their order.
create table routing_rule (
  _id text primary key,
  site text not null references site,
  position int not null,
  section text,
  category text,
  department text not null references department,
  files_as text,
  to_owner bool not null default true
);
select add_common_columns('routing_rule');
create index on routing_rule (site, position);
