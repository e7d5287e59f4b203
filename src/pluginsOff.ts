import { publicParams } from '#contract/core/publicParams.ts'
import { readOffRules, type OffRule } from '#contract/pluginsOff.ts'
import { loadConfig } from '#src/providers/config.ts'
import { storage } from '#src/providers/storage.ts'

/** Which plugins the operator switched off at run time, as far as it is known now. */
export interface PluginsOff {
  readonly get: () => readonly OffRule[]
  readonly subscribe: (onChange: () => void) => () => void
}

/**
 * The parameter `plugins.off`. A page starts from what the last visit heard, so that a console which opens without
 * waiting does not fetch what is off, and goes on with the operator's answer; the first visit of all waits for it.
 * Never rejects.
 */
export async function openPluginsOff(): Promise<PluginsOff> {
  const kept = storage.read(key)
  const listeners = new Set<() => void>()
  let rules = read(kept)

  async function follow(): Promise<void> {
    const given = (await loadConfig()).param('plugins.off')
    // Nothing came: what was heard last holds.
    if (given === publicParams['plugins.off'].initial) return
    const text = JSON.stringify(given)
    storage.write(key, text)
    if (text === kept) return
    rules = readOffRules(given)
    for (const listener of listeners) listener()
  }

  const followed = follow()
  if (kept === null) await followed
  return {
    get: () => rules,
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
