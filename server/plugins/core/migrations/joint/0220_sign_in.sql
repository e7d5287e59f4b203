-- Every sign-in, and every attempt that failed, with the device: the audit log has only the address.
create table sign_in (
  _id text primary key,
  at int8 not null,
  user_id text,
  ip text,
  user_agent text,
  outcome text not null,
  reason text
);
insert into sign_in (_id, at, user_id, ip, outcome, reason)
select _id, at, case when entity_id not like 'name:%' then entity_id end, ip,
  case action when 'signin' then 'done' else 'failed' end, after ->> 'reason'
from audit_log where entity = 'session' and action in ('signin', 'signin_failed');
create index on sign_in (at, _id);
create index on sign_in (user_id, at);
