-- A token that others may have read is exchanged for a session of its own, with a family of its own. It still comes from
-- the same sign-in, and ends with it. `exchanged_from` is the family that the sign-in began; null in that family itself.
alter table session add column exchanged_from text;
alter table session add column sign_in text generated always as (coalesce(exchanged_from, family)) stored;
create index on session (sign_in);

-- Exchanges of before: their families begin later than the sign-in.
update session set exchanged_from = origin.family
from session first, session origin
where first.token_hash = session.family and first.issued_at > first.signed_in_at
  and origin.user_id = session.user_id and origin.signed_in_at = session.signed_in_at
  and origin.token_hash = origin.family and origin.issued_at = origin.signed_in_at;
