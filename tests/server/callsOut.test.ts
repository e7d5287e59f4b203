// @runs embedded only
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createServer as listenRaw, type AddressInfo } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { readSettings } from '#server/base/settings.ts'
import { withoutSecrets } from '#server/services/delivery/deliver.ts'
import { robotChannels } from '#server/services/delivery/robotChannel.ts'
import { smtpMail } from '#server/services/mail/mailProvider.ts'
import { smsProvider } from '#server/services/sms/smsProvider.ts'

type Reply = (to: ServerResponse) => void

/** A service that does as the test says, and one that it leads to. */
let service: { url: string; stop: () => void }
let elsewhere: { url: string; stop: () => void }
let reply: Reply
const led: string[] = []
beforeAll(async () => {
  service = await listen((to) => reply(to))
  elsewhere = await listen((to) => {
    led.push('here')
    to.end('{"errcode":0}')
  })
})
afterAll(() => {
  service.stop()
  elsewhere.stop()
})
beforeEach(() => {
  led.length = 0
})

async function listen(handle: Reply) {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => handle(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const json = { 'content-type': 'application/json' }
const drip: Reply = (to) => {
  to.writeHead(200, json)
  const dripping = setInterval(() => to.write(' '), 20)
  to.on('close', () => clearInterval(dripping))
}
let written = 0
const endless: Reply = (to) => {
  to.writeHead(200, json)
  Readable.from(megabytes()).pipe(to)
}
function* megabytes() {
  for (written = 0; written < 100; written += 1) yield Buffer.alloc(1_000_000, ' ')
}

/** The log as a text, and what writes it. */
function keepLog() {
  const lines: string[] = []
  const write = (line: Buffer, _: unknown, done: () => void) => {
    lines.push(line.toString())
    done()
  }
  return { lines, log: createLog('debug', new Writable({ write })) }
}

describe('a chat whose robot', () => {
  const patience = 300
  const secret = 'robot-key-0123456789'
  const send = () => {
    const url = new URL(`${service.url}/send?access_token=${secret}`)
    const [robot] = robotChannels([{ kind: 'dingtalk', url, secret: 'SEC-9876543210', site: null }], patience)
    const entries = [{ text: 'Wet floor', link: 'http://console.test/#/x' }]
    return (
      robot?.send({ id: '1', locale: 'en_US', email: null, entries }) ?? Promise.reject(new Error('no robot'))
    )
  }

  it('takes the message is fine', async () => {
    reply = (to) => to.writeHead(200, json).end('{"errcode":0,"errmsg":"ok"}')
    await expect(send()).resolves.toBeUndefined()
  })

  it.each<[string, Reply, string]>([
    ['leads elsewhere', (to) => to.writeHead(307, { location: `${elsewhere.url}/x` }).end(), 'fetch failed'],
    ['replies with a page', (to) => to.end(`<html>${'secret page '.repeat(1000)}`), 'HTTP 200'],
    ['replies with half a JSON', (to) => to.writeHead(200, json).end('{"errcode":0,"secret'), 'HTTP 200'],
    [
      'replies with JSON in a thousand levels',
      (to) => to.end('['.repeat(1000) + ']'.repeat(1000)),
      'HTTP 200',
    ],
    ['replies with 100 MB', endless, 'no answer: too_large'],
    ['replies drop by drop', drip, 'no answer: timeout'],
    ['never replies', () => undefined, 'due to timeout'],
  ])('%s fails in a bounded way', async (_, how, why) => {
    reply = how
    const began = performance.now()
    const error = await send().then(
      () => new Error('it was accepted'),
      (thrown: unknown) => thrown as Error,
    )
    expect(error.message).toContain(why)
    expect(error.message.length).toBeLessThan(200)
    expect(error.message).not.toMatch(/secret|robot-key/)
    expect(performance.now() - began).toBeLessThan(10 * patience)
    expect(led).toEqual([])
    // What the system keeps on the way.
    expect(written).toBeLessThan(20)
  })
})

describe('a gateway for text messages that', () => {
  const sms = {
    country_code: '86',
    mobile: '13900000001',
    text: 'Code 271828',
    code: '271828',
    scene: 'bind',
    locale: 'en_US',
  } as const
  it.each<[string, Reply]>([
    ['leads elsewhere', (to) => to.writeHead(308, { location: `${elsewhere.url}/x` }).end()],
    ['fails with a page', (to) => to.writeHead(500).end('<html>s3cret-token 271828</html>')],
  ])('%s gets no code to anybody else, and none into the log', async (_, how) => {
    reply = how
    const { lines, log } = keepLog()
    const settings = readSettings({ SMS_URL: `${service.url}/sms?key=s3cret-key`, SMS_TOKEN: 's3cret-token' })
    await expect(smsProvider(settings, log)?.send(sms)).rejects.toMatchObject({ key: 'upstream' })
    expect(led).toEqual([])
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/s3cret|271828|13900000001/)
  })

  it('takes the message with 100 MB of thanks is not listened to', async () => {
    reply = endless
    const { log } = keepLog()
    await smsProvider(readSettings({ SMS_URL: service.url }), log)?.send(sms)
    expect(written).toBeLessThan(20)
  })
})

describe('a mail server that', () => {
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', link: 'http://console.test' }

  /** What sending a mail to it fails with; it says this when a client comes. */
  async function failure(greet: (say: (text: string) => void) => void): Promise<string> {
    const server = listenRaw((socket) => {
      socket.on('error', () => undefined)
      greet((text) => socket.write(text))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const url = `smtp://user:pass-word-1@127.0.0.1:${(server.address() as AddressInfo).port}`
      await smtpMail(url, 'a@example.com', 500).send(mail)
      return 'sent'
    } catch (error) {
      return error instanceof Error ? error.message : 'no error'
    } finally {
      server.close()
    }
  }

  it('talks drop by drop is not waited for', async () => {
    const timers: ReturnType<typeof setInterval>[] = []
    const said = await failure((say) => {
      say('220-')
      timers.push(setInterval(() => say('x'), 20))
    })
    timers.forEach(clearInterval)
    expect(said).toBe('the mail server takes too long')
  })

  it('talks without end is hung up on', async () => {
    expect(await failure((say) => say(`220-${'x'.repeat(3_000_000)}`))).toMatch(
      /too (long|large|big)|exceed|takes/i,
    )
  })
})

it('what another service said is one short line without what only we know', () => {
  const said = `40035 key robot-key-0123456789\n\u202e${'x'.repeat(100_000)}`
  const shown = withoutSecrets(said, ['robot-key-0123456789', '1'])
  expect(shown).toMatch(/^40035 key … {2}x+$/)
  expect(shown).toHaveLength(200)
  expect(withoutSecrets('at a%20long%20key', ['a long key'])).toBe('at …')
})
