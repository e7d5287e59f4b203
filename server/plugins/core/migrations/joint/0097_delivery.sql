-- Where notifications go besides the bell. Each start lists what its settings offer: mail, and the chat robots of the sites.
create table notice_channel (
  name text primary key,
  kind text not null,
  -- The code of the only site whose messages a robot gets; none: those of every site.
  site text
);

-- Which of them a plugin chose for a text.
alter table notice_text add column channels text[] not null default '{}';

-- What is still to be sent, or was: written in the transaction of its event. Those that are sent together share a message,
-- the smallest number among them.
create table delivery (
  seq int8 generated always as identity primary key,
  channel text not null,
  -- The recipient of a mail, or the site whose robot it is.
  user_id text references "user",
  site text references site,
  title_key text not null,
  params jsonb not null default '{}',
  link text,
  created_at int8 not null default extract(epoch from now())::int8,
  message int8,
  attempts int not null default 0,
  next_at int8 not null default 0,
  -- When it was sent, or given up because of the error; none while it waits.
  finished_at int8,
  error text
);
create index on delivery (next_at) where finished_at is null;
create index on delivery (message) where finished_at is null;
create index on delivery (finished_at);
