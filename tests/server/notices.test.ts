import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { defineServerPlugin, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route } from '#server/http/handler.ts'
import { declareNotices } from '#server/app/plugins/declareNotices.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { Client } from '#tests/support/client.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const tell = call({
  method: 'POST',
  path: '/garage/tell',
  does: 'Tells the caller something.',
  can: signedIn,
  body: z.object({ key: z.string() }),
  reply: z.null(),
})

const full = { zh_CN: '%{lot}已满', zh_TW: '%{lot}已滿', en_US: '%{lot} is full' }
const garage: ServerPlugin = defineServerPlugin({
  id: 'garage',
  notices: { 'garage.full': full },
  routes: [
    route(tell, async ({ context, body: { key } }) => {
      const { db, who } = context()
      await notify(db, { users: [who.id], type: 'garage', title_key: key, params: { lot: 'North' } })
      return { data: null }
    }),
  ],
})

describe.each([testDatabase])('what a plugin tells people, on %s', (kind) => {
  let server: TestServer
  let officer: Client
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, {}, [garage])
    officer = await server.as('gz.officer')
  })
  afterAll(() => server.stop())

  const told = async () =>
    (await officer.list('/notification', { cond: { type: 'garage' }, sort: { _id: 1 } })).data.list

  it('comes with its text in every language', async () => {
    expect((await officer.call('POST', '/garage/tell', {}, { key: 'garage.full' })).errcode).toBe(0)
    expect(await told()).toMatchObject([{ title_key: 'garage.full', title: full, params: { lot: 'North' } }])
  })

  it('is refused in development when the plugin has no text for it', async () => {
    expect((await officer.call('POST', '/garage/tell', {}, { key: 'garage.misspelt' })).errcode).toBe(5000)
    expect(await told()).toHaveLength(1)
  })

  it('has the text that the plugin has now', async () => {
    const renamed = { ...full, en_US: '%{lot} has no room left' }
    await declareNotices(server.database.db, { 'garage.full': renamed })
    expect(await told()).toMatchObject([{ title: renamed }])
  })

  it('leaves the texts of the console to the console', async () => {
    await officer.call('POST', '/garage/tell', {}, { key: 'atrium.session.reused' })
    expect(await told()).toContainEqual(
      expect.objectContaining({ title_key: 'atrium.session.reused', title: null }),
    )
  })
})
