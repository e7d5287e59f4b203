import { useStore } from 'react-admin'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { keysPreference } from '#src/kit/base/preference/keysPreference.ts'
import { localKey } from '#src/kit/base/preference/preferences.ts'

/** Whether keys without Ctrl or Cmd are shortcuts: people who speak what they type can switch that off. */
export const useHasKeys = (): boolean => useStore<boolean>(localKey(keysPreference), true)[0]

/**
 * Runs the action of a single key, such as `{ j: next }`, unless the user is typing, answers a dialog, holds a
 * modifier, or has switched such shortcuts off.
 */
export function useKeys(actions: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const isOn = useHasKeys()
  useListener(document, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (!isOn || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(typingOrAsked)) return
    const act = actions[key]
    if (!act) return
    event.preventDefault()
    act()
  })
}

const typingOrAsked = [
  'input, textarea, select, [contenteditable]:not([contenteditable=false])',
  '[role=dialog], [role=alertdialog], [role=menu]',
].join(', ')
