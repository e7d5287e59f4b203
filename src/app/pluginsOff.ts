import { publicParams } from '#contract/core/publicParams.ts'
import { readOffRules, type OffRule } from '#contract/pluginsOff.ts'
import { loadConfig } from '#src/providers/config.ts'
import { storage } from '#src/providers/storage.ts'

/** The plugins that the operator switched off at run time, as far as known. */
export interface DisabledPlugins {
  readonly get: () => readonly OffRule[]
  readonly subscribe: (onChange: () => void) => () => void
  /** Uses the value that the configuration has now. */
  readonly renew: () => Promise<void>
}

/**
 * Reads the parameter `plugins.off`. A page starts with the value of the last visit, so that the console
 * opens without waiting and does not fetch plugins that are off, and then uses the new value; only the very
 * first visit waits for it. Never rejects.
 */
export async function openPluginsOff(): Promise<DisabledPlugins> {
  let kept = storage.read(key)
  const listeners = new Set<() => void>()
  let rules = read(kept)

  async function follow(): Promise<void> {
    const given = (await loadConfig()).param('plugins.off')
    // No reply: keep the last value.
    if (given === publicParams['plugins.off'].initial) return
    const text = JSON.stringify(given)
    storage.write(key, text)
    if (text === kept) return
    kept = text
    rules = readOffRules(given)
    for (const listener of listeners) listener()
  }

  const isFirst = kept === null
  const followed = follow()
  if (isFirst) await followed
  return {
    get: () => rules,
    renew: follow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const key = 'atrium.plugins_off'

function read(text: string | null): readonly OffRule[] {
  try {
    return readOffRules(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
