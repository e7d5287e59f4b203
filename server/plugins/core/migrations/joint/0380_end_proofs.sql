-- A link or code for a new password went to the address, number and password of its time: with another one it is void.
create function end_proofs() returns trigger language plpgsql as $$
begin
  delete from reset_token where user_id = new._id;
  delete from sms_code where user_id = new._id and used_at is null;
  return null;
end $$;
create trigger end_proofs after update on "user" for each row
  when (old.email is distinct from new.email or old.mobile is distinct from new.mobile
    or old.country_code is distinct from new.country_code or old.password_hash is distinct from new.password_hash)
  execute function end_proofs();
