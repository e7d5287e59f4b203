import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeLocale, type Locale } from '#src/providers/locale.ts'
import { SwitchPerson } from '#src/app/SwitchPerson.tsx'
import { editor } from '#tests/support/fakeBackEnd.ts'

const officer = { ...editor, _id: 'u2', username: 'officer', name: '周宁', name_en: 'Zhou Ning' }

function open(locale: Locale, other = officer) {
  storeLocale(locale)
  const onAnswer = vi.fn<(isOther: boolean) => void>()
  render(<SwitchPerson current={editor} other={other} onAnswer={onAnswer} />)
  return onAnswer
}

afterEach(cleanup)

describe('the question who goes on', () => {
  it.each<[Locale, string, string, string]>([
    ['zh_CN', '您已以 林晓 登录。要改用 周宁 的身份继续吗？', '继续使用 林晓', '改用 周宁'],
    ['zh_TW', '你已以 林晓 登入。要轉用 周宁 的身份繼續嗎？', '繼續使用 林晓', '轉用 周宁'],
    [
      'en_US',
      'You are signed in as Lin Xiao. Continue as Zhou Ning instead?',
      'Stay signed in as Lin Xiao',
      'Switch to Zhou Ning',
    ],
  ])('names both people in %s', async (locale, question, stay, change) => {
    const onAnswer = open(locale)
    expect(screen.getByRole('heading', { level: 1, name: question })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: stay }))
    await userEvent.click(screen.getByRole('button', { name: change }))
    expect(onAnswer.mock.calls).toEqual([[false], [true]])
  })

  it('is answered with staying by whoever presses Enter', async () => {
    const onAnswer = open('en_US')
    await userEvent.keyboard('{Enter}')
    expect(onAnswer.mock.calls).toEqual([[false]])
  })

  it('tells two people of one name apart', () => {
    open('zh_CN', { ...officer, name: editor.name })
    expect(screen.getByRole('button', { name: '改用 林晓 (officer)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '继续使用 林晓 (brand.editor)' })).toBeTruthy()
  })
})
