import { afterEach, describe, expect, it, vi } from 'vitest'
import { resendAfter, smsSend, type SmsAnswer } from '#src/providers/sms.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

afterEach(() => vi.unstubAllGlobals())

const body = { mobile: '13800000001', country_code: '86', scene: 'forget' } as const

describe('sending a code by SMS', () => {
  it.each([
    ['neither code nor text', { data: { sent: true, resend_after: 60 }, errcode: 0, errmsg: '' }, true],
    ['a code alone', { data: null, errcode: 1010 }, true],
    ['a code and an empty text', { data: null, errcode: 1010, errmsg: '' }, true],
    ['a text alone', { data: null, errmsg: '短信已发送' }, true],
    ['both', { data: { retry_after: 30 }, errcode: 4290, errmsg: '操作过于频繁' }, false],
  ])('calls back after an answer with %s: %#', async (_, envelope, callsBack) => {
    const { asked } = fakeBackEnd({ 'POST /sms/sendcode': () => Response.json(envelope) })
    const callback = vi.fn<(answer: SmsAnswer) => void>()
    const answer = await smsSend(body, callback)
    expect(asked[0]?.body).toEqual(body)
    expect(answer).toEqual({ errcode: 0, errmsg: '', ...envelope })
    expect(callback.mock.calls).toEqual(callsBack ? [[answer]] : [])
  })

  it('does not say that a code was sent when nothing came back', async () => {
    fakeBackEnd({ 'POST /sms/sendcode': new TypeError('Failed to fetch') })
    const answer = await smsSend(body)
    expect(answer).toMatchObject({ errcode: 0, errmsg: '抱歉，网络错误' })
    expect(resendAfter(answer)).toBeNull()
  })
})
