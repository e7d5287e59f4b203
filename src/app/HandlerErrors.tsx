import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { actingPart } from '#src/kit/page/part/actingPart.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'

/**
 * Shows which part of a plugin failed in an event handler. Otherwise users would see nothing, because such an
 * error does not unmount anything. The browser's console has the error.
 */
export const HandlerErrors = () => {
  const notify = useNotify()
  const { onFault } = useRegistry()
  useListener(window, 'error', ({ error }) => {
    const part = actingPart()
    if (!part) return
    const { plugin, contribution } = part
    onFault?.({ ...part, error })
    const messageArgs = { plugin: plugin.id, version: plugin.version ?? '', contribution }
    notify('atrium.boundary.event', { type: 'error', messageArgs })
  })
  return null
}
