-- Installations without the demo had no staff levels.
insert into staff_level (_id, name, name_tc, name_en, "order")
select level._id, level.name, level.name_tc, level.name_en, level._id::int
from installation, (values
  ('1', '助理', '助理', 'Assistant'),
  ('2', '专员', '主任', 'Officer'),
  ('3', '高级专员', '高級主任', 'Senior Officer'),
  ('4', '经理', '經理', 'Manager'),
  ('5', '高级经理', '高級經理', 'Senior Manager / Head'),
  ('6', '总监', '總監', 'Director')) as level (_id, name, name_tc, name_en)
where key = 'seeded' and value = 'empty'
on conflict do nothing;
