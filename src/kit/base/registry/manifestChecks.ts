import { isRange, isVersion } from '#contract/versionRange.ts'
import { pluginApi, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { checkContributions, checkResources } from './contributionChecks.ts'
import { isRecord } from '#contract/isRecord.ts'
import { checkText, listOf, locales, print, type Manifest } from './manifest.ts'
import type { Report } from './problem.ts'

/**
 * Checks one manifest on its own, whatever it is, and returns it as it was read, or null if it is not a
 * manifest. Reports every problem. The codes of other areas are not known here, so that browsers need not
 * fetch them: the compiler and the server check those.
 */
export function checkManifest(id: string, given: unknown, report: Report): Plugin | null {
  if (!isRecord(given)) {
    report('plugin.shape', '')
    return null
  }
  try {
    // Read once: a getter could return something else the next time.
    const plugin: { [Key in keyof Plugin]?: unknown } = { ...given }
    const own = plugin['permissions']
    const isKnown = (code: string): boolean =>
      !isRecord(own) || !code.startsWith(`${id}.`) || Object.hasOwn(own, code)
    const manifest = { plugin, id, isKnown, report }
    for (const check of checks) check(manifest)
    // It has passed all checks, so it is a plugin.
    return plugin as Plugin
  } catch (error) {
    report('plugin.shape', '', print(error))
    return null
  }
}

/** To add a check, write a function and list it here. */
const checks: readonly ((manifest: Manifest) => void)[] = [
  checkIdentity,
  checkServerHalf,
  checkTexts,
  checkPermissions,
  checkResources,
  checkContributions,
  checkNeeds,
  checkSettings,
]

function checkIdentity({ plugin, id, report }: Manifest): void {
  if (plugin['id'] !== id || !/^[A-Za-z][\w-]*$/.test(id)) {
    report('plugin.id', 'id', print(plugin['id']))
  }
  if (plugin['api'] !== pluginApi) report('plugin.api', 'api', print(plugin['api']))
}

function checkServerHalf({ plugin, report }: Manifest): void {
  for (const part of serverParts) {
    if (plugin[part] !== undefined) report('plugin.server', part)
  }
}

function checkTexts({ plugin, report }: Manifest): void {
  checkText(plugin['title'], 'title', report)
  const { messages } = plugin
  if (messages === undefined) return
  for (const locale of locales) {
    if (isRecord(messages) && typeof messages[locale] === 'function') continue
    report('messages.locale', `messages.${locale}`)
  }
}

function checkPermissions({ plugin: { permissions }, id, report }: Manifest): void {
  if (permissions === undefined) return
  if (!isRecord(permissions)) return report('permission.shape', 'permissions')
  for (const [code, text] of Object.entries(permissions)) {
    const isWhole = isRecord(text) && locales.every((locale) => typeof text[locale] === 'string')
    if (code.startsWith(`${id}.`) && isWhole) continue
    report('permission.shape', `permissions.${code}`)
  }
}

function checkNeeds({ plugin, report }: Manifest): void {
  const { version, dependencies } = plugin
  if (version !== undefined && !isVersion(version)) report('plugin.version', 'version', print(version))
  const byId = isRecord(dependencies) ? dependencies : {}
  for (const [id, range] of Object.entries(byId)) {
    if (!isRange(range)) report('need.range', `dependencies.${id}`, print(range))
  }
  for (const name of ['dependencies', 'optionalDependencies']) {
    const given = plugin[name]
    if (given === byId) continue
    for (const [i, item] of listOf(given, name, 'need.shape', report)) {
      if (typeof item !== 'string') report('need.shape', `${name}[${i}]`)
    }
  }
}

function checkSettings({ plugin: { settings }, report }: Manifest): void {
  if (settings === undefined || (isRecord(settings) && typeof settings['parse'] === 'function')) return
  report('settings.invalid', 'settings')
}

/** The parts that only a server half can have. */
const serverParts = ['server', 'routes', 'migrations', 'demo', 'jobs'] as const
