import type { Db } from '#server/db/database.ts'
import { defineJob, JobFailure } from '#server/services/jobs/defineJob.ts'
import type { Channel } from './channel.ts'
import { claim, finish, formMessages, isWaiting, pause, postpone, waitingMessages } from './outbox.ts'

/** Failures in a row after which a channel is left alone for a minute: it is probably down. */
const patience = 3

/**
 * Every ten seconds, if something waits: sends what `notify` and `announce` wrote into the outbox. Channels are
 * independent of each other. If a message fails, the job fails, so that administrators see why; the message is
 * tried again later.
 */
export const deliver = (channels: readonly Channel[], home: string) =>
  defineJob({
    name: 'notification.deliver',
    title: { zh_CN: '发送通知', zh_TW: '傳送通知', en_US: 'Send notifications' },
    every: 10,
    isDue: isWaiting,
    run: async ({ context: { db }, signal }) => {
      await formMessages(db)
      const waiting = Map.groupBy(await waitingMessages(db), ({ channel }) => channel)
      const runs = [...waiting].map(([name, messages]) => {
        const numbers = messages.map(({ message }) => message)
        const channel = channels.find((one) => one.name === name)
        return channel ? sendAll({ db, channel, home, signal }, numbers) : giveUp(db, numbers)
      })
      const results = await Promise.all(runs)
      signal.throwIfAborted()
      const problems = [...new Set(results.flatMap((result) => result.problems))]
      if (problems.length > 0) throw unsent(problems)
      return { sent: results.reduce((sum, { sent }) => sum + sent, 0) }
    },
  })

interface DeliveryOptions {
  readonly db: Db
  readonly channel: Channel
  readonly home: string
  readonly signal: AbortSignal
}

interface Result {
  readonly sent: number
  readonly problems: readonly string[]
}

/** Sends the messages of a channel one after the other. */
async function sendAll(
  { db, channel, home, signal }: DeliveryOptions,
  numbers: readonly number[],
): Promise<Result> {
  const problems: string[] = []
  let sent = 0
  let failures = 0
  for (const number of numbers) {
    if (signal.aborted) break
    if (failures === patience) {
      await pause(db, channel.name)
      break
    }
    const message = await claim(db, number, home)
    if (!message) continue
    try {
      await channel.send(message)
      await finish(db, number, null)
      sent += 1
      failures = 0
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      const reason = withoutSecrets(said, channel.secrets)
      await postpone(db, number, reason)
      problems.push(`${channel.name} (${reason})`)
      failures += 1
    }
  }
  return { sent, problems }
}

/** The robot was taken out of the settings. */
async function giveUp(db: Db, numbers: readonly number[]): Promise<Result> {
  for (const number of numbers) await finish(db, number, 'The channel is no longer set up.')
  return { sent: 0, problems: [] }
}

const unsent = (problems: readonly string[]): JobFailure => {
  const list = problems.slice(0, 5).join('; ').slice(0, 400)
  return new JobFailure({
    zh_CN: `部分通知未能发送，稍后会重试：${list}`,
    zh_TW: `部分通知未能傳送，稍後會重試：${list}`,
    en_US: `Some notifications could not be sent and will be tried again: ${list}`,
  })
}

/**
 * What another service said, as people may read it: in one short line, without the secrets with which it was called, which it
 * may repeat, and without characters that change how a line reads.
 */
export function withoutSecrets(said: string, secrets: readonly string[], most = 200): string {
  // First, so that no secret is cut in half; a reply may be long.
  const line = said.slice(0, 10_000).replace(/\p{C}/gu, ' ')
  const known = secrets.filter(isSecret).flatMap((secret) => [secret, encodeURIComponent(secret)])
  return known.reduce((text, secret) => text.replaceAll(secret, '…'), line).slice(0, most)
}

// What is shorter, such as the number of a version, hides nothing and is in many words.
const isSecret = (value: string): boolean => value.length >= 6
