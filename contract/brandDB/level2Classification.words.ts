import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { level2Classification } from './level2Classification.ts'

/** The words for the second level of classifications. */
export const level2ClassificationWords = words(level2Classification, {
  name: text('二级业态', '二級行業', 'Sub-trade |||| Sub-trades'),
  fields: {
    name: text('名称（简体）', '名稱（簡體）', 'Name (Simplified Chinese)'),
    name_en: text('名称（英文）', '名稱（英文）', 'Name (English)'),
    name_tc: text('名称（繁体）', '名稱（繁體）', 'Name (Traditional Chinese)'),
    level1_id: text('一级业态', '一級行業', 'Trade'),
    order: text('排序', '次序', 'Place'),
  },
  help: {
    level1_id: text('更改后，所属品牌会一并移动', '更改後，所屬品牌會一併移動', 'Its brands move with it'),
  },
})
