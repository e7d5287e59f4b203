-- Scores and flags are of whoever traded there: the tenancies came after them.
alter table scoring_report add foreign key (tenant_ship_id) references tenant_ship;
alter table flag add foreign key (tenant_ship_id) references tenant_ship;
