import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { level2Classification } from './level2Classification.ts'

/** The words for the second level of classifications. */
export const level2ClassificationWords = words(level2Classification, {
  name: text('二级业态', '二級行業', 'Sub-trade |||| Sub-trades'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    level1_id: text('一级业态', '一級行業', 'Trade'),
    order: text('排序', '次序', 'Place'),
  },
  help: {
    level1_id: text('更改后，所属品牌会一并移动', '更改後，所屬品牌會一併移動', 'Its brands move with it'),
  },
})
