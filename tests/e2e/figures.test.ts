import { expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()

it('a number that is typed over is the number that was typed, however it was selected', async () => {
  const look = { site: '广州', hash: '/brandDB/company/C0030', choices: { locale: 'en_US' } } as const
  const page = await place.signedIn('brand.approver', look)
  const capital = page.getByRole('textbox', { name: /^Registered capital/ })
  const before = page.getByRole('textbox', { name: /^Registered address/ })
  const leave = () => before.focus()
  const shown = () => capital.inputValue()
  const press = (keys: string) => page.keyboard.press(keys)
  const type = (text: string) => page.keyboard.type(text)
  await capital.fill('12345')
  await leave()
  expect(await shown()).toBe('12,345')

  // The whole number is selected by the key that leads to it.
  await capital.focus()
  await press('Shift+Tab')
  await press('Tab')
  await type('13000')
  await leave()
  expect(await shown()).toBe('13,000')

  // In the middle: 13|000.
  await capital.focus()
  await press('Home')
  await press('ArrowRight')
  await press('ArrowRight')
  await type('5')
  await leave()
  expect(await shown()).toBe('135,000')

  await capital.focus()
  await press('ControlOrMeta+a')
  await page.keyboard.insertText('１２３４５')
  await leave()
  expect(await shown()).toBe('12,345')

  await capital.click({ clickCount: 3 })
  await type('7')
  await press('ControlOrMeta+z')
  await leave()
  expect(await shown()).toBe('12,345')

  await capital.focus()
  await press('ControlOrMeta+a')
  await page.keyboard.insertText('12,50')
  await leave()
  await page.getByText('“12,50” is not one number').waitFor()
  expect(await shown()).toBe('12,50')
  expect(page.problems).toEqual([])
})
