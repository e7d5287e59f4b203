import { writeFileSync } from 'node:fs'
import { fileProblems } from '#contract/fileProblems.ts'
import { ApiError } from '#contract/reply.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import { tasks, type TaskMessage, type TaskReply } from '#server/services/parsers/tasks.ts'

// A process that reads people's files, so that a malicious file harms nothing else. `parse.ts` starts it,
// gives it one file after the other, and ends it. It has none of the server's secrets and no connection to
// the database.

/**
 * Milliseconds between two checks of what a task costs. Parsers return to the event loop after every 64 kB.
 */
const interval = 50

process.on('message', (message: TaskMessage) => void perform(message))
// Ends with its server, however that ends. An orderly exit would wait for libvips.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
goFirst()

async function perform({ name, input }: TaskMessage): Promise<void> {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const reason = excess(before)
    // A thread of libvips cannot be stopped, so the process ends.
    if (reason) reply({ refusal: refuseFile(reason) }, () => process.kill(process.pid, 'SIGKILL'))
  }, interval)
  try {
    // Each task gets the input for its name: `parse.ts` sends no other.
    const value = await (tasks[name] as (input: unknown) => Promise<string | null>)(input)
    reply({ value, rss: process.memoryUsage.rss() })
  } catch (error) {
    reply(replyTo(error))
  } finally {
    clearInterval(watch)
  }
}

function excess(before: NodeJS.CpuUsage): 'memory' | 'time' | undefined {
  if (process.memoryUsage.rss() > fileProblems.memory.most) return 'memory'
  const { user, system } = process.cpuUsage(before)
  return user + system > fileProblems.time.most * 1_000_000 ? 'time' : undefined
}

function replyTo(error: unknown): TaskReply {
  if (error instanceof ApiError) return { refusal: error, rss: process.memoryUsage.rss() }
  if (!(error instanceof Error)) return { stack: shortened(String(error)) }
  if ('syscall' in error && 'code' in error) {
    return { system: { code: String(error.code), message: shortened(error.message) } }
  }
  return { stack: shortened(error.stack ?? error.message) }
}

/** An error of a parser can quote the file, and goes to the log. */
const shortened = (text: string): string => text.slice(0, 5_000)

function reply(message: TaskReply, sent: () => void = () => undefined): void {
  process.send?.(message, sent)
}

/** If the machine runs out of memory, Linux kills this process rather than the server. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '900')
  } catch {
    // Other systems have no such file.
  }
}
