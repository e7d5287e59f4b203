import { expect, it } from 'vitest'
import { text as textField, choice } from '#contract/fields.ts'
import { text } from '#contract/localText.ts'
import { resource } from '#contract/resource.ts'
import { words } from '#contract/words.ts'
import { messagesOf } from '#src/providers/messagesOf.ts'

const lot = resource({
  name: 'parking_lot',
  path: '/parking/lot',
  fields: { name: textField({ required: true }), language: choice(['zh_CN', 'en_US']) },
  can: { view: 'branddb.store.view' },
})

const lotWords = words(lot, {
  name: text('停车场', '停車場', 'Car park |||| Car parks'),
  fields: { name: text('名称', '名稱', 'Name'), language: text('语言', '語言', 'Language') },
  choices: {
    language: { zh_CN: text('简体', '簡體', 'Simplified'), en_US: text('英语', '英文', 'English') },
  },
  screen: { full: text('已满', '已滿', 'Full') },
})

it('a plugin gives a resource its words where it is mounted, and its screens theirs, in one language', async () => {
  const { zh_TW } = messagesOf(
    { 'parking/settings/lot': lotWords },
    { parking: { now: text('现在', '現時', 'Now') } },
  )
  expect(await zh_TW()).toEqual({
    messages: {
      'resources.parking/settings/lot': {
        name: '停車場',
        fields: { name: '名稱', language: '語言' },
        choices: { language: { zh_CN: '簡體', en_US: '英文' } },
      },
      'parking.lot': { full: '已滿' },
      parking: { now: '現時' },
    },
  })
})
