import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { publicUrl } from '#server/base/settings.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { escalate } from '#server/plugins/RM/clock/escalate.ts'
import { deliver } from '#server/services/delivery/deliver.ts'
import { openChannels } from '#server/services/delivery/openChannels.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import { startChatServer, type ChatServer } from '#tests/support/chatServer.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

let mail: MailServer
let chat: ChatServer
let deadChat: ChatServer
let server: TestServer
let officer: Client
let manager: Client
let officerId: string
let store_id: string
let system: Context
/** The channel of the chat that tests let fail. */
let deadChannel: string
let sending: Job<Record<string, never>>
beforeAll(async () => {
  mail = await startMailServer()
  chat = await startChatServer()
  deadChat = await startChatServer()
  server = await startTestServer(undefined, undefined, {
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://console.example',
    NOTICE_ROBOTS: [
      `GZ=wecom+${chat.url}/wecom?key=K`,
      `*=dingtalk+${chat.url}/dingtalk?access_token=T#SECabc`,
      `WHGG=wecom+${chat.url}/wuhan?key=W`,
      `GZ=wecom+${deadChat.url}/dead?key=secret-key`,
    ].join(', '),
  })
  officer = await server.as('gz.officer')
  manager = await server.as('gz.manager')
  officerId = (await officer.call('GET', '/userinfo')).data._id
  store_id = await shopOf(server, officerId)
  system = await asSystem(await contextOf(server, officer))
  const channels = openChannels(server.settings, createLog('silent'))
  deadChannel = channels.filter(({ site }) => site === 'GZ').at(-1)?.name ?? ''
  sending = deliver(channels, publicUrl(server.settings))
  const { db } = server.database
  await sql`update "user" set email = 'xiaotong@example.com' where _id = ${officerId}`.execute(db)
  await sql`update myscust_problem set status = 'closed'`.execute(db)
})
afterAll(() => Promise.all([server.stop(), mail.stop(), chat.stop(), deadChat.stop()]))

// Only what a test raises is late.
beforeEach(async () => {
  const { db } = server.database
  await sql`update tour_problem set status = 'closed', closed_at = found_at`.execute(db)
  await sql`delete from delivery`.execute(db)
  mail.sent.length = 0
  chat.messages.length = 0
  deadChat.messages.length = 0
  deadChat.reply({ errcode: 0, errmsg: 'ok' })
})

const run = (job: Job<Record<string, never>>, seconds = 0) =>
  job.run({
    body: {},
    context: { ...system, now: system.now + seconds },
    progress: () => undefined,
    signal: new AbortController().signal,
  })

/** A problem that the manager assigns to the officer, due in an hour. */
async function assigned(title: string): Promise<{ _id: string; problem_no: string }> {
  const { data } = await manager.create('/TourProblem', {
    site: '2',
    store_id,
    category: 'display',
    severity: 2,
    title,
    assignee_id: officerId,
    due_at: system.now + 3600,
  })
  return data
}

/** A problem that is late; only the message about that waits. */
async function late(title: string): Promise<void> {
  await assigned(title)
  await sql`delete from delivery`.execute(server.database.db)
  await run(escalate, 3700)
}

/** The time of the next attempt has come. */
const later = () => sql`update delivery set next_at = 0`.execute(server.database.db)

const speak = (locale: string) =>
  sql`update "user" set locale = ${locale} where _id = ${officerId}`.execute(server.database.db)

describe('a person who is assigned a problem', () => {
  it('gets a mail about it in their language, with a link to it', async () => {
    const { _id, problem_no } = await assigned('灯箱不亮')
    await run(sending)
    await speak('en_US')
    const second = await assigned('Wet floor')
    await run(sending)
    await speak('zh_CN')
    expect(mail.sent.map(({ to, text }) => [to, text])).toEqual([
      [
        'xiaotong@example.com',
        `您好：\n\n问题 ${problem_no} 已指派给您：灯箱不亮\nhttps://console.example/#/RM/tourIssue/issueDetail/${_id}?at=2\n\n` +
          '--\n不想收到通知邮件？可以在个人资料中关闭：\nhttps://console.example/#/profile\n',
      ],
      [
        'xiaotong@example.com',
        `Hello,\n\nIssue ${second.problem_no} was assigned to you: Wet floor\n` +
          `https://console.example/#/RM/tourIssue/issueDetail/${second._id}?at=2\n\n` +
          '--\nIf you do not want these emails, turn them off in your profile:\nhttps://console.example/#/profile\n',
      ],
    ])
    expect(mail.sent[1]?.head).toContain(`Subject: Issue ${second.problem_no} was assigned to you: Wet floor`)
  })

  it('gets a mail about a tour that they are to walk, too', async () => {
    const { data, errcode } = await manager.create('/tour', {
      site: '2',
      title: '周末巡场',
      planned_at: system.now + 3600,
      assignee_ids: [officerId],
      store_ids: [store_id],
    })
    expect(errcode).toBe(0)
    await run(sending)
    expect(mail.sent.map(({ text }) => text.split('\n')[2])).toEqual([
      `已安排您巡场 ${data.tour_no}：周末巡场`,
    ])
  })

  it('gets one mail about several, and none again', async () => {
    for (const title of ['一', '二', '三']) await assigned(title)
    await run(sending)
    await run(sending)
    await later()
    await run(sending)
    expect(mail.sent).toHaveLength(1)
    expect(mail.sent[0]?.text.match(/已指派给您：[一二三]/g)).toEqual([
      '已指派给您：一',
      '已指派给您：二',
      '已指派给您：三',
    ])
  })

  it('gets no mail after turning them off, but is still notified in the console', async () => {
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/mail', value: false })
    const { problem_no } = await assigned('只响铃')
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/mail', value: null })
    await run(sending)
    expect(mail.sent).toEqual([])
    const { data } = await officer.list('/notification', { sort: { created_at: -1, _id: -1 }, range: [0, 0] })
    expect(data.list[0].params).toEqual({ problem_no, title: '只响铃' })
  })

  it('gets one mail in the morning about all of a day, if they chose so', async () => {
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/mail', value: 'daily' })
    for (const title of ['甲', '乙']) await assigned(title)
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/mail', value: null })
    await run(sending)
    expect(mail.sent).toEqual([])
    const { rows } = await sql<{ hour: string; n: number }>`
      select to_char(to_timestamp(next_at) at time zone 'Asia/Shanghai', 'HH24:MI') as hour, count(*)::int as n
      from delivery where finished_at is null and channel = 'mail' group by 1`.execute(server.database.db)
    expect(rows).toEqual([{ hour: '08:00', n: 2 }])
    await sql`update delivery set next_at = 0 where finished_at is null`.execute(server.database.db)
    await run(sending)
    expect(mail.sent).toHaveLength(1)
    expect(mail.sent[0]?.text.match(/已指派给您：[甲乙]/g)).toHaveLength(2)
  })

  it('gets no mail about a kind that they muted, which does not count as unread either', async () => {
    const value = { mail: ['tour_problem'], bell: ['tour_problem'] }
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/muted', value })
    await assigned('静音')
    await officer.call('PUT', '/user/preference', {}, { key: 'notices/muted', value: null })
    await run(sending)
    expect(mail.sent).toEqual([])
    const { data } = await officer.list('/notification', { sort: { created_at: -1, _id: -1 }, range: [0, 0] })
    expect(data.list[0].read_at).not.toBeNull()
    const { data: kinds } = await officer.call('GET', '/notification/kinds')
    expect(kinds.list).toContainEqual(
      expect.objectContaining({ kind: 'tour_problem', total: expect.any(Number) }),
    )
  })

  it('gets none of a problem that was not saved', async () => {
    const { errcode } = await manager.create('/TourProblem', {
      site: '2',
      store_id: 'no-such-store',
      category: 'display',
      severity: 2,
      title: '没有保存',
      assignee_id: officerId,
    })
    expect(errcode).not.toBe(0)
    await run(sending)
    expect(mail.sent).toEqual([])
  })
})

describe('the group chats of a site', () => {
  it('are told once that a problem is late, each in its own format, and those of other sites are not', async () => {
    await late('地面湿滑')
    await run(sending)
    await run(escalate, 7200)
    await run(sending)
    const paths = chat.messages.map(({ address }) => address.replace(/&.*/, '')).toSorted()
    expect(paths).toEqual(['/dingtalk?access_token=T', '/wecom?key=K'])
    const bodies = JSON.stringify(chat.messages)
    expect(bodies.match(/广州店 · 问题 GZ\d+ 已超期：地面湿滑/g)).toHaveLength(2)
    expect(chat.messages.find(({ address }) => address.includes('/dingtalk'))?.address).toMatch(
      /&timestamp=\d{13}&sign=[\w%]{44,}$/,
    )
  })

  it('do not depend on each other: one that fails is told later, and only once', async () => {
    deadChat.reply({ errcode: 93000, errmsg: 'invalid webhook url' })
    await late('门锁坏了')
    await expect(run(sending)).rejects.toMatchObject({
      text: {
        en_US: expect.stringMatching(
          /^Some notifications could not be sent and will be tried again: GZ wecom 2 \(93000 invalid webhook url\)$/,
        ),
      },
    })
    expect([chat.messages.length, mail.sent.length, deadChat.messages.length]).toEqual([2, 1, 0])
    await run(sending)
    await later()
    await expect(run(sending)).rejects.toThrow('93000')
    deadChat.reply({ errcode: 0, errmsg: 'ok' })
    await run(sending)
    expect(deadChat.messages).toEqual([])
    await later()
    await run(sending)
    await later()
    await run(sending)
    expect([chat.messages.length, mail.sent.length, deadChat.messages.length]).toEqual([2, 1, 1])
  })

  it('do not wait for one that is down and has a thousand messages, which is left alone for a minute', async () => {
    const { db } = server.database
    deadChat.reply({ errcode: 93000, errmsg: 'invalid webhook url' })
    await late('通道堵塞')
    await sql`
      insert into delivery (channel, site, title_key, params, message)
      select channel, site, title_key, params, -n from delivery, generate_series(1, 1000) n
      where channel = ${deadChannel}`.execute(db)
    await expect(run(sending)).rejects.toThrow('93000')
    expect([chat.messages.length, mail.sent.length]).toEqual([2, 1])
    const { rows } = await sql`
      select count(*) filter (where attempts > 0)::int as tried,
        count(*) filter (where next_at <= extract(epoch from now()))::int as due
      from delivery where finished_at is null`.execute(db)
    expect(rows).toEqual([{ tried: 3, due: 0 }])
  })

  it('are not quoted with the secret of their address, should they repeat it', async () => {
    deadChat.reply({ errcode: 93000, errmsg: `no robot has the key secret-key ${'x'.repeat(5000)}` })
    await late('钥匙')
    const failure = await run(sending).catch((error: unknown) => error)
    expect(failure).toMatchObject({ text: { en_US: expect.stringContaining('the key … xxx') } })
    expect(JSON.stringify(failure).length).toBeLessThan(2000)
    const { rows } = await sql<{ error: string }>`
      select error from delivery where error is not null`.execute(server.database.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.error).toMatch(/^93000 no robot has the key … x{1,200}$/)
  })

  it('are given up after twelve attempts', async () => {
    deadChat.reply({ errcode: 93000, errmsg: 'invalid webhook url' })
    await late('灭火器过期')
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await expect(run(sending)).rejects.toThrow('93000')
      await later()
    }
    deadChat.reply({ errcode: 0, errmsg: 'ok' })
    await run(sending)
    expect(deadChat.messages).toEqual([])
    const { rows } = await sql`select error from delivery where attempts = 12`.execute(server.database.db)
    expect(rows).toEqual([{ error: '93000 invalid webhook url' }])
  })

  it('are told at the new address of a robot that moved meanwhile', async () => {
    deadChat.reply({ errcode: 93000, errmsg: 'invalid webhook url' })
    await late('群换了机器人')
    await expect(run(sending)).rejects.toThrow('93000')
    const url = new URL(`${chat.url}/moved?key=M`)
    const NOTICE_ROBOTS = server.settings.NOTICE_ROBOTS.map((robot) =>
      robot.url.pathname === '/dead' ? { ...robot, url } : robot,
    )
    const moved = openChannels({ ...server.settings, NOTICE_ROBOTS }, createLog('silent'))
    await later()
    await run(deliver(moved, publicUrl(server.settings)))
    const addresses = chat.messages.map(({ address }) => address)
    expect(addresses.filter((address) => address === '/moved?key=M')).toHaveLength(1)
    expect(deadChat.messages).toEqual([])
  })

  it('are told again with the same key if the server dies before it notes that they were', async () => {
    await late('水管漏水')
    await run(sending)
    await sql`update delivery set finished_at = null`.execute(server.database.db)
    await run(sending)
    expect(chat.messages).toHaveLength(2)
    await later()
    await run(sending)
    const keys = chat.messages.map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('an administrator', () => {
  it('finds in the list of jobs why mails cannot be sent', async () => {
    const withJobs = defineServerPlugin({ id: 'work', jobs: [] })
    const lost = await startTestServer(undefined, undefined, { SMTP_URL: 'smtp://127.0.0.1:1' }, [withJobs])
    try {
      const { data: person } = await (await lost.as('gz.officer')).call('GET', '/userinfo')
      const { errcode } = await (
        await lost.as('gz.manager')
      ).create('/TourProblem', {
        site: '2',
        store_id: await shopOf(lost, person._id),
        category: 'display',
        severity: 2,
        title: '没有邮件',
        assignee_id: person._id,
      })
      expect(errcode).toBe(0)
      const admin = await lost.as('admin')
      const failed = async () => {
        const { data } = await admin.list('/job', {
          cond: { name: 'notification.deliver', status: 'failed' },
        })
        return data.list.map(({ error }: { error: string }) => error)
      }
      const reason = '部分通知未能发送，稍后会重试：mail (connect ECONNREFUSED 127.0.0.1:1)'
      await expect.poll(failed, { timeout: 60_000 }).toContain(reason)
    } finally {
      await lost.stop()
    }
  })
})
