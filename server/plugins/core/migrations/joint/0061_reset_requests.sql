-- From where a code was asked for: tries from there are counted apart, so that strangers cannot use them up.
alter table sms_code
  add column asked_from text,
  add column own_tries int not null default 0;
