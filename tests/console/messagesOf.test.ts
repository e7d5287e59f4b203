import { expect, it } from 'vitest'
import { messagesOf } from '#src/kit/messagesOf.ts'

it('an area’s texts can stand in one module, which is fetched when the first language is asked for', async () => {
  const texts = (a: string) => ({ lot: { a } })
  let fetched = 0
  const loaders = messagesOf(async () => {
    fetched += 1
    return { zh_CN: texts('车位'), zh_TW: texts('車位'), en_US: texts('Lot') }
  })
  expect(fetched).toBe(0)
  expect(await loaders.zh_CN()).toEqual({ messages: texts('车位') })
  expect(await loaders.zh_TW()).toEqual({ messages: texts('車位') })
  expect(await loaders.en_US()).toEqual({ messages: texts('Lot') })
})

it('texts of several modules stand together, also those of one group', async () => {
  const texts = (group: string, word: string) => ({ resources: { [group]: { name: word } }, word })
  const all = (group: string, word: string) => {
    const one = texts(group, word)
    return async () => ({ zh_CN: one, zh_TW: one, en_US: one })
  }
  const { en_US } = messagesOf(all('lot', 'Lot'), all('bay', 'Bay'))
  expect(await en_US()).toEqual({
    messages: { resources: { lot: { name: 'Lot' }, bay: { name: 'Bay' } }, word: 'Bay' },
  })
})
