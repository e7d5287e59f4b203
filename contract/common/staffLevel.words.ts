import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { staffLevel } from './staffLevel.ts'

/** The words for staff levels. */
export const staffLevelWords = words(staffLevel, {
  name: text('职级', '職級', 'Staff level |||| Staff levels'),
  fields: {
    name: text('名称（简体）', '名稱（簡體）', 'Name (Simplified Chinese)'),
    name_en: text('名称（英文）', '名稱（英文）', 'Name (English)'),
    name_tc: text('名称（繁体）', '名稱（繁體）', 'Name (Traditional Chinese)'),
    order: text('级别', '級別', 'Level'),
  },
  screen: { group: text('职级', '職級', 'Staff level') },
})
