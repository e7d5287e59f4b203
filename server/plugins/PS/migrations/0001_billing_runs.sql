-- Bills are calculated as a draft, looked at, and issued. A run writes rents, with numbers of their own.
create table billing_run (
  _id text primary key,
  run_no text not null,
  site text not null references site,
  kind text not null,
  stat_month text not null,
  to_month text not null,
  payment_days int not null default 14,
  status text not null default 'draft',
  calculated_at int8,
  warnings jsonb not null default '[]',
  reviewed_by text references "user",
  issued_by text references "user",
  issued_at int8,
  reason text
);
select add_common_columns('billing_run');
create unique index unique__billing_run__run_no on billing_run (run_no) where deleted_at is null;
create index on billing_run (site, created_at desc, _id) where deleted_at is null;
create index on billing_run (reviewed_by);
create index on billing_run (issued_by);

alter table tenant_rent add bill_no text, add billing_run_id text references billing_run;
create unique index unique__tenant_rent__bill_no on tenant_rent (bill_no);
create index on tenant_rent (billing_run_id);

create table billing_line (
  _id text primary key,
  run_id text not null references billing_run,
  site text not null references site,
  stat_month text not null,
  tenant_ship_id text not null references tenant_ship,
  store_id text not null references store,
  charge_type text not null,
  action text not null,
  reason text,
  amount numeric(16, 2) not null,
  present numeric(16, 2),
  difference numeric(16, 2) not null,
  sales_basis text,
  rent_id text,
  unique (run_id, tenant_ship_id, stat_month, charge_type)
);
create index on billing_line (site, stat_month, _id);
create index on billing_line (tenant_ship_id);
create index on billing_line (store_id);
create index on billing_line (rent_id);
