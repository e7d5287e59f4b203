import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { department } from './department.ts'

/** The words for departments. */
export const departmentWords = words(department, {
  name: text('部门', '部門', 'Department |||| Departments'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    value: text('编号', '編號', 'Number'),
    text: text('通用名称', '通用名稱', 'Common name'),
    list_type: text('名单', '名單', 'List'),
    alias_of: text('对应的主部门', '對應的主部門', 'Same as'),
  },
  choices: {
    list_type: {
      main: text('主名单', '主名單', 'Main'),
      warehouse: text('仓库名单', '倉庫名單', 'Warehouse'),
    },
  },
  help: {
    value: text('创建后不能修改', '建立後不能更改', 'It cannot be changed later'),
    text: text('其他系统使用的名称', '其他系統使用的名稱', 'The name that other systems use'),
  },
  screen: { group: text('部门', '部門', 'Department') },
})
