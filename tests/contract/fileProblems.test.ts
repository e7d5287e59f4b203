import { describe, expect, it } from 'vitest'
import { fileProblems, fileProblemText, isFileReason, type FileReason } from '#contract/fileProblems.ts'

const reasons = Object.keys(fileProblems).filter(isFileReason)
const locales = ['zh_CN', 'zh_TW', 'en_US']

describe('what is wrong with a file', () => {
  it.each(reasons)('is said in every language, with its limit (%s)', (reason: FileReason) => {
    const texts = locales.map((locale) => fileProblemText(reason, locale, 20 * 2 ** 20))
    expect(new Set(texts).size).toBe(3)
    expect(texts.filter((text) => text.includes('{'))).toEqual([])
    const isAboutLimit = 'most' in fileProblems[reason] || reason === 'size'
    expect(texts.filter((text) => /\d/.test(text.replace('CSV UTF-8', '')))).toHaveLength(
      isAboutLimit ? 3 : 0,
    )
  })

  it('is said in the units of people', () => {
    expect(fileProblemText('size', 'en_US', 20 * 2 ** 20)).toBe(
      'The file is larger than 20 MB. Make it smaller, or split it',
    )
    expect(fileProblemText('pixels', 'zh_CN')).toBe('图片超过 60,000,000 像素，请缩小后再上传')
    expect(fileProblemText('memory', 'zh_TW')).toBe(
      '讀取此檔案需要 512 MB 以上的記憶體，請縮小、分拆，或另存為其他格式',
    )
  })
})
