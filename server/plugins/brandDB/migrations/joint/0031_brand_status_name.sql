-- Brands of a status in the order that a list in Chinese opens with, as there is one for English.
create index on brand (status, name_order, _id) where deleted_at is null;
