import { tmpdir } from 'node:os'
import { createLog } from '#server/base/log.ts'
import { listen } from '#server/app/listen.ts'
import { consoleApp } from '#server/app/otherBackEnd/consoleApp.ts'
import { readSettings } from '#server/base/settings.ts'

/** The console alone, in front of the back end of these settings, on a free port. */
export async function serveConsoleAlone(
  given: { readonly API_URL: string; readonly [name: string]: string },
  consoleFolder = tmpdir(),
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { API_URL, ...settings } = readSettings(given)
  if (!API_URL) throw new Error('API_URL was not read')
  const server = await listen({ ...settings, PORT: 0 })
  const log = createLog('silent')
  server.serve(consoleApp({ settings: { ...settings, API_URL }, log, version: 'test', consoleFolder }))
  return { url: `http://127.0.0.1:${server.port}`, stop: server.close }
}
