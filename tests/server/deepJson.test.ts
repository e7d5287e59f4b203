import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

/** Lists in lists, so many levels deep. */
const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
/** Objects in objects. */
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

/** Sends a body as it stands: a client that builds such JSON from values would not survive it itself. */
async function send(method: string, path: string, body: string, more: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', token: admin.token ?? '', ...more },
    body,
  })
  return { status: response.status, ...((await response.json()) as { errcode: number; data: unknown }) }
}
const tooDeep = { status: 200, errcode: 4001, data: { fields: { body: 'depth' } } }

describe.each([51, 5_000, 100_000])('JSON nested %i levels deep is refused clearly', (levels) => {
  it.each([lists(levels), objects(levels)])('in the body of whichever call', async (json) => {
    const key = { 'idempotency-key': `deep-${levels}-${json[0]}` }
    expect(await send('POST', '/bdbrandtag', `{"name":${json}}`, key)).toEqual({
      ...tooDeep,
      errmsg: expect.any(String),
    })
    expect(await send('POST', '/bdbrandtag', json)).toMatchObject(tooDeep)
    expect(await send('PUT', '/bdbrandtag', `{"cond":${json},"doc":{}}`)).toMatchObject(tooDeep)
    expect(await send('DELETE', '/bdbrandtag', `{"cond":${json}}`)).toMatchObject(tooDeep)
    expect(await send('PUT', '/user/preference', `{"key":"k","value":${json}}`)).toMatchObject(tooDeep)
    expect(await send('POST', '/signin', `{"username":${json}}`)).toMatchObject(tooDeep)
    expect(await send('PUT', '/system/i18n/zh_CN', json)).toMatchObject(tooDeep)
  })
})

describe.each([51, 1_500])('in an address, JSON nested %i levels deep', (levels) => {
  it.each(['cond', 'sort'])('is no %s', async (param) => {
    for (const json of [lists(levels), objects(levels)]) {
      const refused = await admin.list('/bdbrandtag', { [param]: json })
      expect(refused).toMatchObject({ status: 200, errcode: 4002 })
    }
  })

  it('is no list of values either', async () => {
    const json = lists(Math.min(levels, 900))
    expect(await admin.list('/level/staff/list', { cond: json })).toMatchObject({
      status: 200,
      errcode: 4001,
    })
  })
})
