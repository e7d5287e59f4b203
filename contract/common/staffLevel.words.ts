import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { staffLevel } from './staffLevel.ts'

/** The words for staff levels. */
export const staffLevelWords = words(staffLevel, {
  name: text('职级', '職級', 'Staff level |||| Staff levels'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    order: text('级别', '級別', 'Level'),
  },
  screen: { group: text('职级', '職級', 'Staff level') },
})
