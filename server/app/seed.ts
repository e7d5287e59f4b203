import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { seedOnce } from '#server/db/seedOnce.ts'
import { spellMissing } from '#server/engine/spell.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { staffLevels } from '#server/plugins/common/staffLevels.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { bringUpToDate } from './plugins/bringUpToDate.ts'

/** The role that gets every new permission. */
const administrators = {
  _id: 'sys_admin',
  code: 'sys_admin',
  name: '系统管理员',
  name_tc: '系統管理員',
  name_en: 'System administrator',
  type: 'management',
}

const administrator = {
  _id: 'U001',
  username: 'admin',
  name: '系统管理员',
  name_en: 'Administrator',
  roles: [administrators._id],
  locale: 'zh_CN',
  is_builtin: true,
}

/**
 * Writes what an installation needs to start: the permissions, the menu and the parameters that these areas
 * declare, the six staff levels, the administrator's role and the built-in administrator with this password.
 */
export async function seedEmpty(db: Db, password: string, plugins: readonly ServerPlugin[]): Promise<void> {
  await seedOnce(db, { seeded: 'empty' }, async (inside) => {
    await insertRows(inside, { table: 'role', rows: [administrators] })
    const user = { ...administrator, password_hash: hashPasswordSync(password) }
    await insertRows(inside, { table: 'user', rows: [user] })
    await insertRows(inside, { table: 'staff_level', rows: staffLevels })
    await spellMissing(
      inside,
      plugins.flatMap(({ resources = [] }) => resources),
    )
    await bringUpToDate(inside, plugins, { isNew: true })
  })
}
