import { departmentTemplates } from '#server/plugins/common/departmentTemplates.ts'
import { commonColumns } from './commonColumns.ts'

/** The 22 departments of both lists. */
export const departments = (createdAt: number) =>
  departmentTemplates.map(({ value, text, name, list_type, alias_of }) => ({
    _id: value,
    value,
    text,
    name: name.zh_CN,
    name_tc: name.zh_TW,
    name_en: name.en_US,
    list_type,
    alias_of: alias_of ?? null,
    ...commonColumns(createdAt),
  }))
