-- What a session was last used for: the call, and the page of the console that made it.
alter table session add column last_call text, add column last_page text;
