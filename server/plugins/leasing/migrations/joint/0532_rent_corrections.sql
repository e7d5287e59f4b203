-- A bill that was paid is corrected by another row, which refers to it. What somebody paid beyond what was due is said as such.
alter table tenant_rent
  add corrects text references tenant_rent,
  add overpaid numeric(16, 2) not null default 0 check (overpaid >= 0);
create index on tenant_rent (corrects);
drop index unique__tenant_rent__tenant_ship_id__stat_month__charge_type;
create unique index unique__tenant_rent__tenant_ship_id__stat_month__charge_type
  on tenant_rent (tenant_ship_id, stat_month, charge_type) where deleted_at is null and corrects is null;
