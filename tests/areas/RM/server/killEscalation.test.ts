// @runs in full runs
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { startChatServer } from '#tests/support/chatServer.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { isShort } from '#tests/support/isShort.ts'
import { betweenStages, countOf, inTheTransaction, whileSending } from '#tests/support/killMoments.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { killServers, spawnServer, startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, testDatabase } from '#tests/support/testDatabase.ts'

afterAll(killServers)

const now = Date.parse(demoNow) / 1000
const cycles = isShort ? 3 : 6

// Locks are looked at from outside, which the embedded database does not allow.
describe.runIf(testDatabase === 'postgresql')(
  'a server that is killed while it escalates late problems',
  () => {
    it('tells everybody once of each problem, in the console, by mail and in the chat', async () => {
      const [mail, chat] = [await startMailServer(), await startChatServer()]
      const place = await newDatabase('postgresql')
      const settings = {
        ...place.settings,
        DEMO_NOW: demoNow,
        SMTP_URL: mail.url,
        NOTICE_ROBOTS: `GZ=wecom+${chat.url}/wecom?key=K`,
      }
      const { db, close } = await openDatabase(readSettings(settings), () => undefined)
      const sent = () => mail.sent.length + chat.messages.length
      const moments = [inTheTransaction, betweenStages, () => whileSending(sent)]
      try {
        await leaveThree(db)
        for (let cycle = 0; cycle < cycles; cycle += 1) {
          await addProblems(db, cycle)
          await beginPeriod(db)
          const moment = await moments[cycle % moments.length]?.(db)
          const server = await spawnServer(settings)
          await moment?.wait()
          await server.kill()
          await moment?.letGo()
        }
        await beginPeriod(db)
        const server = await startServer(settings)
        await expect.poll(() => openWork(db), { timeout: 180_000, interval: 500 }).toBe(0)
        await server.stop()

        const [late, late25, late73] = [100 * cycles, 60 * cycles, 30 * cycles]
        const expected = { 'gz.officer': late, 'gz.manager': late25, 'grace.group': late73 }
        expect(await inTheConsole(db)).toEqual(expected)
        const mails = withoutRepeated(mail.sent.map((one) => ({ ...one, key: messageId(one.head) })))
        const mailsTo = Map.groupBy(mails, ({ to }) => to.replace('@example.com', ''))
        const told = [...mailsTo].map(([to, ones]) => [to, problemsIn(ones.map(({ text }) => text).join())])
        expect(Object.fromEntries(told)).toEqual(expected)
        const messages = withoutRepeated(chat.messages.map(({ key, body }) => ({ key, body })))
        expect(problemsIn(JSON.stringify(messages))).toBe(late)
        expect(await closings(db)).toEqual([{ times: 1, problems: 10 * cycles }])
        const repeated = sent() - mails.length - messages.length
        console.log(`${cycles} kills, ${late} problems, ${sent()} messages, ${repeated} of them repeated`)
        expect(repeated).toBeLessThanOrEqual(cycles)
      } finally {
        await killServers()
        await close()
        await Promise.all([place.remove(), mail.stop(), chat.stop()])
      }
    }, 900_000)
  },
)

/** Only an officer, a manager of the site and a manager of the group are left to tell, and nothing is late yet. */
async function leaveThree(db: Db): Promise<void> {
  await sql`update tour_problem set status = 'closed', closed_at = found_at`.execute(db)
  await sql`update myscust_problem set status = 'closed'`.execute(db)
  await sql`delete from notification`.execute(db)
  await sql`update "user" set is_active = false where username not in ('gz.officer', 'gz.manager', 'grace.group@example.com')`.execute(
    db,
  )
  await sql`
    update "user" set email = split_part(username, '@', 1) || '@example.com', locale = 'zh_CN' where is_active`.execute(
    db,
  )
}

/** 100 late problems of the officer, 60 of which the manager is told too, and 30 the group; and 10 that are to be closed. */
async function addProblems(db: Db, cycle: number): Promise<void> {
  await sql`
    insert into tour_problem (_id, problem_no, site, store_id, category, severity, title, assignee_id, status,
      found_at, due_at, verified_at)
    select 'kill-' || n, 'K' || n, '2', (select _id from store where site = '2' order by _id limit 1), 'display', 2,
      'Kill ' || n, u._id, case when n % 110 < 100 then 'assigned' else 'verified' end,
      ${now - 100 * 3600}::int8,
      ${now}::int8 - 3600 * case when n % 110 < 40 then 1 when n % 110 < 70 then 25 else 73 end,
      case when n % 110 >= 100 then ${now - 90 * 3600}::int8 end
    from generate_series(${cycle * 110}::int, ${cycle * 110 + 109}::int) n
    join "user" u on u.username = 'gz.officer'`.execute(db)
}

/** The next period of the jobs begins, and the next attempts of what was not sent. */
async function beginPeriod(db: Db): Promise<void> {
  await sql`delete from job where name in ('RM.escalate', 'RM.close_verified', 'notification.deliver')`.execute(
    db,
  )
  await attemptNow(db)
}

const attemptNow = (db: Db) => sql`update delivery set next_at = 0 where finished_at is null`.execute(db)

async function openWork(db: Db): Promise<number> {
  await attemptNow(db)
  const told = await countOf(db, sql`problem_escalation where problem_id like 'kill-%'`)
  return (
    (await countOf(db, sql`delivery where finished_at is null`)) +
    (await countOf(db, sql`tour_problem where _id like 'kill-%' and status = 'verified'`)) +
    (100 + 60 + 30) * cycles -
    told
  )
}

/** Of how many problems each person was told; a notification is about one, or about as many as it counts. */
async function inTheConsole(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; problems: number }>`
    select split_part(u.username, '@', 1) as name, sum(coalesce((n.params->>'count')::int, 1))::int as problems
    from notification n join "user" u on u._id = n.user_id where n.type = 'tour_problem.overdue' group by 1`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, problems }) => [name, problems]))
}

const problemsIn = (text: string): number =>
  [...text.matchAll(/有 (\d+) 个问题(?:已超期|超期)|问题 K\d+ (?:已超期|超期)/g)].reduce(
    (sum, [, count = '1']) => sum + Number(count),
    0,
  )

const messageId = (head: string): string | undefined => /^message-id: (.+)$/im.exec(head)?.[1]

/** Messages by their keys. One that was sent twice says the same both times. */
function withoutRepeated<T extends { key: string | undefined }>(messages: readonly T[]): readonly T[] {
  const byKey = new Map(messages.map((message) => [message.key, message]))
  expect([...byKey.keys()]).not.toContain(undefined)
  return [...byKey.values()]
}

async function closings(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select times, count(*)::int as problems from (
      select count(*)::int as times from problem_event
      where problem_id like 'kill-%' and action = 'close' group by problem_id) closed group by times`.execute(
    db,
  )
  return rows
}
