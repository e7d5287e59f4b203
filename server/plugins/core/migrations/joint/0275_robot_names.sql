-- Robots are no longer named after their address. What waits for the only robot of its kind at a site still reaches it.
update delivery set channel = left(channel, -9)
where finished_at is null and channel in (
  select min(name) from notice_channel
  where kind = 'robot' and name ~ ' [0-9a-f]{8}$' group by left(name, -9) having count(*) = 1);
