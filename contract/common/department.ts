import { text as inWords } from '#contract/localText.ts'
import { signedIn } from '#contract/access.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { crudRules, names, resource } from '#contract/resource.ts'

/**
 * A department of the main or of the warehouse list. A warehouse department can be an alias of a main
 * department.
 */
export const department = resource({
  name: 'department',
  path: '/bddepartment',
  reach: 'all',
  fields: {
    ...names,
    /** Its number, which is also its `_id`. */
    value: text({ required: true, writable: 'create', max: 20, pattern: /^[A-Za-z0-9._-]+$/ }),
    text: text({ required: true, max: 120 }),
    list_type: choice(['main', 'warehouse'], { required: true, writable: 'create' }),
    /** The main department that it is. Rules know both (`mainDepartment`), so it is part of the program. */
    alias_of: ref('department', { writable: 'never' }),
  },
  search: ['name', 'name_en', 'name_tc', 'text'],
  sort: { list_type: 1, value: 1 },
  can: crudRules(signedIn, 'system.department.edit'),
  dictionary: true,
  exports: 'system.department.view',
  imports: { can: 'system.department.edit', key: ['value'], isUnique: false },
  screens: {
    can: 'system.department.view',
    columns: [
      { source: 'value', width: 100 },
      { source: 'name', width: 240, grows: true },
      { source: 'text', width: 240, grows: true },
      { source: 'list_type', width: 140 },
      { source: 'alias_of', width: 200 },
      { source: 'is_active', width: 90 },
    ],
    filters: ['list_type', 'is_active'],
    form: [
      { title: 'group', fields: ['value', 'list_type', 'name', 'name_en', 'name_tc', 'text', 'is_active'] },
    ],
  },
  words: {
    name: inWords('部门', '部門', 'Department |||| Departments'),
    fields: {
      name: inWords('简体名称', '簡體名稱', 'Simplified Chinese name'),
      name_en: inWords('英文名称', '英文名稱', 'English name'),
      name_tc: inWords('繁体名称', '繁體名稱', 'Traditional Chinese name'),
      value: inWords('编号', '編號', 'Number'),
      text: inWords('通用名称', '通用名稱', 'Common name'),
      list_type: inWords('名单', '名單', 'List'),
      alias_of: inWords('对应的主部门', '對應的主部門', 'Same as'),
    },
    choices: {
      list_type: {
        main: inWords('主名单', '主名單', 'Main'),
        warehouse: inWords('仓库名单', '倉庫名單', 'Warehouse'),
      },
    },
    help: {
      value: inWords('创建后不能修改', '建立後不能更改', 'It cannot be changed later'),
      text: inWords('其他系统使用的名称', '其他系統使用的名稱', 'The name that other systems use'),
    },
    screen: { group: inWords('部门', '部門', 'Department') },
  },
})
