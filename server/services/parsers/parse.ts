import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fileProblems } from '#contract/fileProblems.ts'
import { ApiError } from '#contract/reply.ts'
import { createFairQueue } from '#server/base/fairQueue.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import { typeOptions } from '#server/base/typeOptions.ts'
import type { TaskInput, TaskMessage, TaskName, TaskReply, TaskResult } from './tasks.ts'

/**
 * Reads an uploaded file in a separate process: a file can kill that process, but never the server. People
 * take turns, and each has one file read at a time. Throws 4130 for a file beyond a limit, 4150 for a file
 * that cannot be read, 4290 if too many files are waiting.
 *
 * @example
 * const mime = await parse(who.id, 'type', { path: upload.path, name: upload.name })
 */
export const parse = <K extends TaskName>(
  person: string,
  name: K,
  input: TaskInput<K>,
): Promise<TaskResult<K>> =>
  // The reply to a task has the type of that task's result.
  queue.run(person, () => inProcess({ name, input })) as Promise<TaskResult<K>>

const queue = createFairQueue({
  total: 2,
  perKey: 1,
  waitingPerKey: 60,
  waiting: 600,
  deadline: 60_000,
})

const program = fileURLToPath(new URL('../parserProcess/parserProcess.ts', import.meta.url))
/** Megabytes of JavaScript's own memory; buffers and pictures are extra. */
const heap = 320
/** Milliseconds after which a process that is too busy to watch its own cost is killed. */
const patience = fileProblems.time.most * 10_000
/** Bytes of memory above which a process is not used again, because it hardly releases memory. */
const worn = 200 * 2 ** 20
/** Milliseconds that a process waits for another file. */
const idleTime = 30_000

/** Idle processes, each with the timer that ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()

async function inProcess(message: TaskMessage): Promise<string | null> {
  const child = takeIdle() ?? start()
  hold(child, true)
  let isGood = false
  try {
    const reply = await replyOf(child, message)
    isGood = 'rss' in reply && reply.rss !== undefined && reply.rss < worn
    if ('value' in reply) return reply.value
    if ('refusal' in reply) throw new ApiError(reply.refusal.key, reply.refusal.data)
    if ('system' in reply) throw Object.assign(new Error(reply.system.message), { code: reply.system.code })
    throw Object.assign(refuseFile('broken'), { cause: new Error(reply.stack) })
  } finally {
    if (isGood) keep(child)
    else child.kill('SIGKILL')
  }
}

function start(): ChildProcess {
  const { LD_LIBRARY_PATH, SystemRoot, TMPDIR, TEMP } = process.env
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heap}`, ...typeOptions],
    // No other environment variables of the server, because they include its secrets. One arena keeps native
    // memory from fragmenting.
    env: { LD_LIBRARY_PATH, SystemRoot, TMPDIR, TEMP, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // From the start: the server has priority for the processor, so that nobody waits for the files of others.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.once('exit', () => idle.delete(child))
  return child
}

/** The reply of the process; if it ends without a reply, the way it ended gives the reason. */
function replyOf(child: ChildProcess, message: TaskMessage): Promise<TaskReply> {
  return new Promise<TaskReply>((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(refuseFile('time'))), patience)
    const onReply = (reply: TaskReply): void => done(() => resolve(reply))
    const onError = (error: Error): void => done(() => reject(error))
    const onExit = (code: number | null, signal: string | null): void =>
      done(() => {
        const isMemory = code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL' || signal === 'SIGTRAP'
        const cause = new Error(`a parser process ended with ${signal ?? code}`)
        reject(Object.assign(refuseFile(isMemory ? 'memory' : 'broken'), { cause }))
      })
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      child.off('message', onReply).off('error', onError).off('exit', onExit)
      settle()
    }
    child.on('message', onReply).on('error', onError).on('exit', onExit)
    // Sending to a process that is gone fails; its exit is a separate event.
    child.send(message, () => undefined)
  })
}

function takeIdle(): ChildProcess | undefined {
  for (const [child, timer] of idle) {
    clearTimeout(timer)
    idle.delete(child)
    return child
  }
  return undefined
}

function keep(child: ChildProcess): void {
  const end = () => {
    idle.delete(child)
    child.kill('SIGKILL')
  }
  hold(child, false)
  idle.set(child, setTimeout(end, idleTime).unref())
}

/** Sets whether this process stays alive for the sake of the other. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.channel]) if (isHeld) one?.ref()
  for (const one of [child, child.channel]) if (!isHeld) one?.unref()
}
