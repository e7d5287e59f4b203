import { describe, expect, it } from 'vitest'
import { readDay, readMoment, readMonth, readTime } from '#contract/dayText.ts'

describe('a day that somebody types, pastes or imports', () => {
  it.each([
    '2026-11-05', '2026/11/5', '2026.11.5', '20261105', '2026年11月5日', '２０２６／１１／５', ' 2026 / 11 / 5 ', '2026/11/5 0:00', '2026/11/5 0:00:00',
    '2026-11-05T00:00:00', '2026-11-05 00:00:00.000', '2026-11-05T00:00:00Z', '5-Nov-26', '05-nov-2026', '5 Nov 2026',
  ])('is read: %s', (text) => {
    expect(readDay(text)).toBe('2026-11-05')
  }) // prettier-ignore

  it.each([
    '', '5/11/2026', '11/5/26', '2026-13-01', '2026-02-30', '20260-01-01', '2026-11', '2026/11/5 10:00', '2026-11-05T00:00:00+08:00',
    '45966', 'tomorrow', '5-Nob-26', '31-Feb-26', '202611055',
  ])('is not guessed: %s', (text) => {
    expect(readDay(text)).toBeUndefined()
  }) // prettier-ignore

  it.each([
    ['2026/11/5 18:30', '2026-11-05T18:30:00'],
    ['2026-11-05T8:30:15', '2026-11-05T08:30:15'],
    ['2026年11月5日 18:30', '2026-11-05T18:30:00'],
    ['2026/11/5', '2026-11-05T00:00:00'],
    ['2026/11/5 24:00', undefined],
    ['2026/11/5 12:60', undefined],
    ['18:30', undefined],
  ])('has a time: %s', (text, moment) => {
    expect(readMoment(text)).toBe(moment)
  })
})

describe('the reader of months', () => {
  it.each(['2026-9', '2026/09', '2026.9', '2026年9月', '202609', '２０２６－０９', ' 2026-09 '])(
    'reads %s',
    (text) => {
      expect(readMonth(text)).toBe('2026-09')
    },
  )

  it.each(['', '2026', '2026-13', '2026-00', '0000-09', '9/2026', '2026-09-01', 'Sep 2026'])(
    'takes %j for no month',
    (text) => {
      expect(readMonth(text)).toBeUndefined()
    },
  )
})

describe('the reader of times', () => {
  it.each(['8:05', '08:05', '0805', '８：０５', '8点05分', '8時05分', ' 8 : 05 '])('reads %s', (text) => {
    expect(readTime(text)).toBe('08:05')
  })

  it.each(['', '8', '24:00', '8:60', '8:5', '805', '8:05 pm'])('takes %j for no time', (text) => {
    expect(readTime(text)).toBeUndefined()
  })
})
