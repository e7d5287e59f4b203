import { createLog } from '#server/base/log.ts'
import { listen } from '#server/app/listen.ts'
import { publicUrl, type Settings } from '#server/base/settings.ts'
import { onStop } from '#server/base/stopping.ts'
import { consoleApp } from './consoleApp.ts'

/** Serves the console alone, without a database, with the operator's own back end. */
export async function serveConsole(
  settings: Settings & { readonly API_URL: URL },
  consoleFolder: string,
  version: string,
): Promise<void> {
  const log = createLog(settings.LOG_LEVEL)
  const server = await listen(settings)
  onStop(() => server.close())
  server.serve(consoleApp({ settings, log, version, consoleFolder }))
  console.log(
    `\n  Atrium is ready:  ${publicUrl(settings)}\n  Back end:         ${settings.API_URL.origin}\n`,
  )
}
