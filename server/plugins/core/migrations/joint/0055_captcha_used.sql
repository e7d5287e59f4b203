-- Pictures of codes are not stored any more when they are issued, only when they are tried: who asks for them without end
-- adds no rows. The table captcha stays for servers of the version before, while these are replaced one by one.
create table captcha_used (
  id_hash text primary key,
  expires_at int8 not null
);
create index captcha_used_expires_at on captcha_used (expires_at);
