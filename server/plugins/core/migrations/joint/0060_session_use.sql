-- When a token was used last, to the minute: people see where they are signed in, and a token that comes back after its
-- successor was used is known to be a copy.
alter table session add column last_used_at int8;

-- Whoever may no longer sign in is signed out for good, however that came about: an account that is switched on again
-- starts without the tokens and links of before.
create function end_sessions() returns trigger language plpgsql as $$
begin
  update session set revoked_at = extract(epoch from now())::int8 where user_id = new._id and revoked_at is null;
  delete from reset_token where user_id = new._id;
  delete from sms_code where user_id = new._id;
  return null;
end $$;
create trigger end_sessions after update on "user" for each row
  when ((old.is_active and not new.is_active) or (old.deleted_at is null and new.deleted_at is not null))
  execute function end_sessions();

update session s set revoked_at = extract(epoch from now())::int8 from "user" u
where u._id = s.user_id and s.revoked_at is null and (not u.is_active or u.deleted_at is not null);
