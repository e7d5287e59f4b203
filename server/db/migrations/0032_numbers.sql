-- A number beyond its digits keeps all of them; `lpad` alone would cut it, and the next ones would all be the same.
create function numbered(prefix text, digits int, number int8) returns text language sql immutable as $$
  select prefix || lpad(number::text, greatest(digits, length(number::text)), '0')
$$;

-- People may give brands codes of their own, such as by a file: those that are taken are passed over.
create function next_brand_code() returns text language plpgsql volatile as $$
declare
  found text;
begin
  loop
    found := numbered('BR-', 6, nextval('brand_code'));
    exit when not exists (select from brand where code = found and deleted_at is null);
  end loop;
  return found;
end $$;

alter table brand alter column code set default next_brand_code();
alter table tour alter column tour_no set default numbered('T', 8, nextval('tour_no'));
alter table tour_problem alter column problem_no set default numbered('P', 8, nextval('tour_problem_no'));
alter table myscust_problem alter column problem_no set default numbered('M', 8, nextval('myscust_problem_no'));
