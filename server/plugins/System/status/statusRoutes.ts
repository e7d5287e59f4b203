import { supportBundle, systemStatus } from '#contract/System/status.ts'
import { downloadRoute, route, type Route } from '#server/http/handler.ts'
import { auditAct } from '#server/plugins/System/auditAct.ts'
import { readStatus } from './readStatus.ts'
import { readBundle } from './supportBundle.ts'

/** How the installation is, on a page and as a file for those who help. */
export const statusRoutes: readonly Route[] = [
  route(systemStatus, async ({ services }) => ({ data: await readStatus(services) })),
  downloadRoute(supportBundle, async ({ services, context }) => {
    const text = JSON.stringify(await readBundle(services, context()), null, 2)
    const content = new TextEncoder().encode(text)
    await auditAct(context(), { action: 'export', entity: 'support_bundle', id: 'status' })
    return {
      name: `atrium-support-${new Date().toISOString().slice(0, 10)}.json`,
      type: 'application/json',
      size: content.byteLength,
      content: (async function* pieces() {
        yield content
      })(),
    }
  }),
]
