import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { permission } from './permissionList.ts'

/** The words for permissions. */
export const permissionWords = words(permission, {
  name: text('权限', '權限', 'Permission |||| Permissions'),
  fields: {
    name: text('名称', '名稱', 'Name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    code: text('代码', '代碼', 'Code'),
    area: text('模块', '模組', 'Area'),
    object: text('对象', '對象', 'Object'),
    action: text('操作', '操作', 'Action'),
    description: text('说明', '說明', 'Description'),
    undeclared_at: text('停用时间', '停用時間', 'No longer declared since'),
  },
  screen: {
    holders: text('拥有此权限的角色', '擁有此權限的角色', 'Roles that have it'),
    no_holders: text('没有角色拥有此权限', '沒有角色擁有此權限', 'No role has it'),
    people: text('拥有这些角色的人', '擁有這些角色的人', 'People with these roles'),
    import: {
      open: text('导入', '匯入', 'Import'),
      title: text('导入权限', '匯入權限', 'Import permissions'),
      text: text(
        '列：code、name、name_en、name_tc、area、roles（角色代码，以逗号分隔）。空单元格保持不变；不会删除任何权限，也不会从角色中移除。',
        '欄：code、name、name_en、name_tc、area、roles（角色代碼，以逗號分隔）。空白儲存格維持不變；不會刪除任何權限，也不會從角色中移除。',
        'Columns: code, name, name_en, name_tc, area, roles (codes of roles, separated by commas). An empty cell changes nothing. Nothing is deleted or taken from a role.',
      ),
      apply: text('导入', '匯入', 'Import'),
      counts: {
        added: text('新增', '新增', 'New'),
        changed: text('更改', '更改', 'Changed'),
        unchanged: text('不变', '不變', 'Unchanged'),
      },
      candidates: text(
        '文件中没有且无角色使用（予以保留）：%{codes}',
        '檔案中沒有且無角色使用（予以保留）：%{codes}',
        'Neither in the file nor in a role, and kept: %{codes}',
      ),
      nothing: text('没有需要更改的内容', '沒有需要更改的內容', 'There is nothing to change'),
      wrong: text('请先更正文件中的错误', '請先更正檔案中的錯誤', 'Correct the file first'),
      column: text('列', '欄', 'Column'),
      unknown_column: text('未知的列', '未知的欄', 'There is no such column'),
      done: text('已导入', '已匯入', 'The permissions are imported'),
    },
  },
})
