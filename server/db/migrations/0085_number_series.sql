-- The last number of each series, such as those of the problems of a site on a day: GZ261119002 has the prefix GZ261119.
create table number_series (
  resource text not null,
  prefix text not null,
  last int8 not null,
  primary key (resource, prefix)
);
