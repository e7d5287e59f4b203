import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { role } from './role.ts'

/** The words for roles. */
export const roleWords = words(role, {
  name: text('角色', '角色', 'Role |||| Roles'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    code: text('代码', '代碼', 'Code'),
    type: text('类型', '類型', 'Type'),
    permissions: text('权限', '權限', 'Permissions'),
    department_required: text('限于部门', '限於部門', 'Only for departments'),
    requires_second_factor: text('必须两步验证', '必須兩步驗證', 'Requires a second factor'),
    description: text('说明', '說明', 'Description'),
    data_scope: text('数据范围', '資料範圍', 'Data scope'),
  },
  choices: {
    type: {
      management: text('管理', '管理', 'Management'),
      business: text('业务', '業務', 'Business'),
      readonly: text('只读', '唯讀', 'Read-only'),
      external: text('外部', '外部', 'External'),
    },
  },
  help: {
    code: text(
      '小写字母开头，可含数字和下划线；创建后不能修改',
      '以細階字母開頭，可含數字和底線；建立後不能更改',
      'Lower-case letters, digits and _; it cannot be changed later',
    ),
    type: text(
      '“管理”使人成为管理者；“外部”不算员工',
      '「管理」會令人成為管理者；「外部」不算員工',
      'Management makes people managers; people with only external roles are not staff',
    ),
    department_required: text(
      '只对这些部门的人有效；留空则对所有人有效',
      '只對這些部門的人有效；留空則對所有人有效',
      'Applies only to people in these departments; to everybody if empty',
    ),
    requires_second_factor: text(
      '尚未设置两步验证的成员须先完成设置，才能继续使用',
      '尚未設定兩步驗證的成員須先完成設定，才能繼續使用',
      'Members who have none have to set it up before they can do anything else',
    ),
  },
  screen: {
    group: {
      names: text('名称', '名稱', 'Names'),
      kind: text('适用范围', '適用範圍', 'What it is for'),
      permissions: text('权限', '權限', 'Permissions'),
      members: text('成员', '成員', 'Members'),
    },
    no_members: text('尚无成员', '暫無成員', 'Nobody has this role'),
    copy: text('复制为新角色', '複製為新角色', 'Copy as a new role'),
    compare: {
      open: text('比较', '比較', 'Compare'),
      title: text('比较角色', '比較角色', 'Compare roles'),
      first: text('角色 A', '角色 A', 'Role A'),
      second: text('角色 B', '角色 B', 'Role B'),
      choose: text('请选择两个角色', '請選擇兩個角色', 'Choose two roles to compare them'),
      only: text('仅“%{name}”', '只有「%{name}」', 'Only %{name}'),
      both: text('两者皆有', '兩者皆有', 'Both'),
      none: text('没有权限', '沒有權限', 'No permissions'),
    },
  },
})
