import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A REST service (`restServer.ts`) that runs in a process of its own. */
export interface RestService {
  url: string
  /** What it was asked so far. */
  heard: () => Promise<HeardRequest[]>
  stop: () => Promise<void>
}

export interface HeardRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

// In a browser's stead `import.meta.url` is no file.
const endWithParent = pathToFileURL(resolve('tests/support/endWithParent.ts')).href

/** Starts one that holds these rows. */
export async function startRestService(rows: readonly { id: number; name: string }[]): Promise<RestService> {
  const program = resolve('tests/support/restServer.ts')
  const service = spawn(process.execPath, ['--import', endWithParent, program, JSON.stringify(rows)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // It ends when the channel does, and the channel keeps no test waiting.
  service.channel?.unref()
  const kill = () => void service.kill('SIGKILL')
  process.on('exit', kill)
  if (!service.stdout) throw new Error('the service says nothing')
  const [line] = (await once(service.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  return {
    url,
    heard: async () => (await (await fetch(`${url}/heard`)).json()) as HeardRequest[],
    stop: async () => {
      process.off('exit', kill)
      if (service.exitCode !== null || service.signalCode !== null) return
      kill()
      await once(service, 'exit')
    },
  }
}
