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
