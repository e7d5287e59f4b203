import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { ApiError, type ErrorKey } from '#contract/reply.ts'
import { checkShape } from '#server/app/plugins/checkShape.ts'
import { problemText } from '#server/base/pluginProblem.ts'
import { checkTogether } from '#server/app/plugins/checkTogether.ts'
import type { PluginError } from '#server/base/errorCatalogue.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route } from '#server/http/handler.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

// Keys that the compiler has not heard of.
const [tooSmall, unknown] = ['garage.too_small', 'garage.misspelt'] as unknown as [ErrorKey, ErrorKey]
const errors: Record<string, PluginError> = {
  'garage.too_small': {
    errcode: 6901,
    text: { zh_CN: '车库太小', zh_TW: '車庫太細', en_US: 'The garage is too small' },
  },
}

const enter = call({
  method: 'POST',
  path: '/garage/enter',
  does: 'Refuses every car.',
  can: signedIn,
  body: z.object({ key: z.string() }),
  reply: z.null(),
  errors: [tooSmall],
})
const measure = defineJob({
  name: 'garage.measure',
  title: { zh_CN: '测量', zh_TW: '測量', en_US: 'Measure' },
  body: z.object({}),
  can: signedIn,
  cancellable: false,
  attempts: 1,
  run: () => Promise.reject(new ApiError(tooSmall)),
})
const start = call({
  method: 'POST',
  path: '/garage/measure',
  does: 'Starts a job that fails.',
  can: signedIn,
  reply: z.object({ job_id: z.string() }),
})

const garage = defineServerPlugin({
  id: 'garage',
  errors,
  jobs: [measure],
  routes: [
    route(enter, ({ body }) =>
      Promise.reject(new ApiError(body.key === 'known' ? tooSmall : unknown, { height: 2 })),
    ),
    route(start, async ({ services, context }) => ({
      data: await services.jobs.start(measure, {}, context()),
    })),
  ],
})

describe.each([testDatabase])('an error that a plugin brings, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, {}, [garage])
  })
  afterAll(() => server.stop())

  it.each([
    ['gz.officer', '车库太小'],
    ['hk.officer', '車庫太細'],
    ['brand.approver', 'The garage is too small'],
  ])('is told to %s in their language', async (username, errmsg) => {
    const person = await server.as(username)
    const answer = await person.call('POST', '/garage/enter', {}, { key: 'known' })
    expect(answer).toEqual({ status: 200, data: { height: 2 }, errcode: 6901, errmsg })
  })

  it('is an internal error when no plugin declares it', async () => {
    const person = await server.as('brand.approver')
    const answer = await person.call('POST', '/garage/enter', {}, { key: 'other' })
    expect(answer).toMatchObject({
      status: 500,
      errcode: 5000,
      errmsg: expect.stringMatching(/^The server failed/),
    })
  })

  it('is the reason why a job failed', async () => {
    const person = await server.as('brand.approver')
    const { data } = await person.call('POST', '/garage/measure', {}, {})
    const job = async () => (await person.call('GET', `/job/${data.job_id}`)).data
    await expect.poll(async () => (await job()).status, { timeout: 20_000 }).toBe('failed')
    expect((await job()).error).toBe('The garage is too small')
  })

  it('is in the description of the API, with its number', async () => {
    const api = await (await fetch(`${server.url}/api/v1/openapi.json`)).json()
    const { errcode } = api.components.schemas.ApiError.properties
    expect(errcode.enum).toContain(6901)
    expect(errcode.description).toContain('6901 garage.too_small')
    expect(api.paths['/garage/enter'].post.description).toContain('6901 `garage.too_small`')
  })
})

describe('a mistake in such an error is found at the start', () => {
  const shaped = (given: object) =>
    checkShape('garage', 'plugin.ts', { id: 'garage', errors: given }).map(problemText).join('\n')
  const text = { zh_CN: '满', zh_TW: '滿', en_US: 'Full' }

  it.each<[string, object, string]>([
    [
      'a number of the console',
      { 'garage.full': { errcode: 4004, text } },
      'must be a number from 6000 to 9999',
    ],
    [
      'a language that is missing',
      { 'garage.full': { errcode: 6902, text: { zh_CN: '满' } } },
      'errors.garage.full.text.zh_TW',
    ],
    ['a key of another plugin', { 'lockers.full': { errcode: 6902, text } }, 'errors.lockers.full'],
  ])('%s', (_, given, sentence) => {
    expect(shaped(given)).toContain(sentence)
  })

  it('a number that another plugin has', () => {
    const full: Record<string, PluginError> = { 'lockers.full': { errcode: 6901, text } }
    const lockers = { id: 'lockers', errors: full }
    expect(checkTogether([garage, lockers]).map(problemText).join('\n')).toContain(
      'errors.lockers.full.errcode: 6901 is the number of garage.too_small of garage.',
    )
  })
})
