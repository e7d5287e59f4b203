-- What plugins say in notifications, in the console's three languages. The texts of a plugin that was taken out stay, so that
-- what it told people can still be read.
create table notice_text (
  key text primary key,
  text jsonb not null
);
