import { densities } from '#src/kit/table/density.ts'
import type { Density } from '#src/kit/table/density.ts'
import { themeChoices } from '#src/kit/base/person/themeChoice.ts'
import type { ThemeChoice } from '#src/kit/base/person/themeChoice.ts'
import { storage } from '#src/providers/storage.ts'
import type { Appearance } from './theme.ts'

/** The look that this user chose, and the resulting appearance. */
interface ThemePreference {
  readonly theme: ThemeChoice
  readonly density: Density
  readonly appearance: Appearance
}

/**
 * Returns the current preference. The same object until something changes, as `useSyncExternalStore` needs.
 */
export const themePreference = (): ThemePreference => current

/**
 * Calls back at every change, also when the device turns dark or another tab changes it; returns a function
 * that unsubscribes.
 */
export function onThemePreference(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses light, dark or the device's setting; remembered for the next visit. */
export function chooseTheme(theme: ThemeChoice): void {
  storage.write(themeKey, theme)
  settle({ ...current, theme })
}

/** Chooses the row height of all tables; remembered for the next visit. */
export function chooseDensity(density: Density): void {
  storage.write(densityKey, density)
  settle({ ...current, density })
}

/**
 * Puts the stored preference on `<html>` (`data-theme`, `data-density`) and keeps it up to date. Call it
 * once, before the first render: otherwise users of the dark theme see a white flash.
 */
export function startThemePreference(): void {
  read()
  systemDark()?.addEventListener('change', () => settle(current))
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === themeKey || key === densityKey) read()
  })
}

const themeKey = 'atrium.theme'
const densityKey = 'atrium.density'
const listeners = new Set<() => void>()
let current: ThemePreference = { theme: 'system', density: 'standard', appearance: 'light' }

function read(): void {
  settle({
    theme: recall(themeKey, themeChoices, 'system'),
    density: recall(densityKey, densities, 'standard'),
  })
}

function settle({ theme, density }: Pick<ThemePreference, 'theme' | 'density'>): void {
  const appearance = theme === 'system' ? (systemDark()?.matches ? 'dark' : 'light') : theme
  document.documentElement.dataset['theme'] = appearance
  document.documentElement.dataset['density'] = density
  current = { theme, density, appearance }
  for (const listener of listeners) listener()
}

/** Absent in test environments without media queries. */
const systemDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function recall<T extends string>(key: string, choices: readonly T[], otherwise: T): T {
  const stored = storage.read(key)
  return choices.find((choice) => choice === stored) ?? otherwise
}
