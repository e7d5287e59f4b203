/** Somebody else wants to change a row that a step has written. */
export const underWay = 'UD001'
/** A step writes to a table that is not recorded yet; the error's `table` names it. */
export const unkept = 'UD002'
const probed = 'UD003'

/**
 * Creates what the triggers of an undo log need. A step identifies itself by a setting of its transaction.
 */
export const undoSchema = `
  create schema undo_written;
  create schema undo_before;
  create table undo_before.held__ (kind text, resource text, site text, ids text[], users text[]);

  -- Events wait until the end: there is nothing to look at before.
  create function undo_before.hold() returns trigger language plpgsql as $$
  begin
    if current_setting('atrium.step', true) is distinct from 'on' then
      return new;
    end if;
    insert into undo_before.held__ values (new.kind, new.resource, new.site, new.ids, new.users);
    return null;
  end $$;
  create trigger undo_hold before insert on event for each row execute function undo_before.hold();

  -- The arguments are the columns of the table's key.
  create function undo_before.keep() returns trigger language plpgsql as $$
  declare
    is_step bool := current_setting('atrium.step', true) is not distinct from 'on';
    is_kept bool := to_regclass(format('undo_written.%I', tg_table_name)) is not null;
    key text := (select string_agg(quote_ident(name), ', ') from unnest(tg_argv) name);
    is_found bool;
  begin
    if not is_kept then
      if is_step then
        raise 'the undo log does not keep % yet', tg_table_name using errcode = '${unkept}', table = tg_table_name;
      end if;
    elsif is_step then
      if tg_op <> 'INSERT' then
        execute format('insert into undo_before.%1$I select * from old_rows
          where (%2$s) not in (select %2$s from undo_written.%1$I)', tg_table_name, key);
        execute format('insert into undo_written.%I select %s from old_rows on conflict do nothing', tg_table_name, key);
      end if;
      if tg_op <> 'DELETE' then
        execute format('insert into undo_written.%I select %s from new_rows on conflict do nothing', tg_table_name, key);
      end if;
    else
      if tg_op <> 'INSERT' then
        execute format('select exists (select %2$s from old_rows intersect select %2$s from undo_written.%1$I)',
          tg_table_name, key) into is_found;
        if is_found then
          raise 'an import is at work on a row of %', tg_table_name using errcode = '${underWay}';
        end if;
      end if;
      if tg_op <> 'DELETE' then
        execute format('select exists (select from undo_before.%I)', tg_table_name) into is_found;
        if is_found then
          -- A number or a name that a row would have to get back is not given away. The table has the same unique indexes.
          begin
            execute format('insert into undo_before.%I select * from new_rows', tg_table_name);
            raise 'probed' using errcode = '${probed}';
          exception when sqlstate '${probed}' then
            null;
          end;
        end if;
      end if;
    end if;
    return null;
  end $$;`

/** The triggers of a table with these key columns. */
export const undoTriggers = (name: string, key: readonly string[]): string => {
  const table = `public."${name}"`
  const keep = `for each statement execute function undo_before.keep(${key.map((column) => `'${column}'`).join()});`
  return `
    create trigger undo_insert after insert on ${table} referencing new table as new_rows ${keep}
    create trigger undo_update after update on ${table} referencing old table as old_rows new table as new_rows ${keep}
    create trigger undo_delete after delete on ${table} referencing old table as old_rows ${keep}`
}
