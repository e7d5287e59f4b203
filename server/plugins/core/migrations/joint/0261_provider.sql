-- Sign-ins at the operator's identity provider that have begun.
create table provider_sign_in (
  state_hash text primary key,
  -- Of a secret that only the page has that began.
  binding_hash text not null,
  nonce text not null,
  verifier text not null,
  expires_at int8 not null
);

-- How the person proved who they are: password, provider, or trusted_provider if its second factor counts.
alter table session add proved_by text not null default 'password';
alter table sign_in_challenge add proved_by text not null default 'password';
