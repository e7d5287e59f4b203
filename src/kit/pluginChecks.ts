import type { Locale } from '#src/providers/locale.ts'
import type { Candidate, Problem } from './compose.ts'
import { pluginApi, type Plugin } from './definePlugin.ts'
import { screenKinds } from './defineResource.ts'

type Fault = Omit<Problem, 'plugin'>
type Loose = Readonly<Record<string, unknown>>

/**
 * Checks one candidate against the plugins mounted before it: the plugin itself when nothing is wrong, else null
 * and all that is.
 */
export function check(candidate: Candidate, mounted: readonly Plugin[]): Checked {
  const faults = checkAlone(candidate)
  // The checks alone are what makes it one.
  const plugin = candidate.plugin as Plugin
  if (faults.length === 0) faults.push(...togetherChecks.flatMap((ask) => ask(plugin, mounted)))
  return {
    plugin: faults.length === 0 ? plugin : null,
    problems: faults.map((found) => ({ ...found, plugin: candidate.id })),
  }
}

interface Checked {
  readonly plugin: Plugin | null
  readonly problems: readonly Problem[]
}

function checkAlone({ id, plugin }: Candidate): Fault[] {
  if (!isRecord(plugin)) return [fault('plugin.shape', '', 'Its module has no plugin as default export.')]
  try {
    return aloneChecks.flatMap((ask) => ask(plugin, id))
  } catch (error) {
    return [fault('plugin.shape', '', `Its manifest cannot be read: ${String(error)}`)]
  }
}

/** Of one manifest. To add a check, write a function and name it here. */
const aloneChecks: readonly ((plugin: Loose, id: string) => readonly Fault[])[] = [
  checkId,
  checkApi,
  checkTitle,
  checkMessages,
  checkResources,
  checkPages,
  checkNotices,
]

/** Of a manifest against those mounted before it. */
const togetherChecks: readonly ((plugin: Plugin, mounted: readonly Plugin[]) => readonly Fault[])[] = [
  checkUniqueId,
  checkUniqueResources,
  checkUniqueRoutes,
]

function checkId(plugin: Loose, id: string): readonly Fault[] {
  if (plugin['id'] === id) return []
  return [
    fault('plugin.id', 'id', `It calls itself ${String(plugin['id'])}. Give it the name it has in the list.`),
  ]
}

function checkApi(plugin: Loose): readonly Fault[] {
  if (plugin['api'] === pluginApi) return []
  const text = `It is written for version ${String(plugin['api'])} of the kit, this is ${pluginApi}. Install a version of it that fits.`
  return [fault('plugin.api', 'api', text)]
}

function checkTitle({ title }: Loose): readonly Fault[] {
  return locales
    .filter((locale) => !isRecord(title) || typeof title[locale] !== 'string')
    .map((locale) => fault('title.locale', `title.${locale}`, 'The title is missing in this language.'))
}

function checkMessages({ messages }: Loose): readonly Fault[] {
  if (messages === undefined) return []
  return locales
    .filter((locale) => !isRecord(messages) || typeof messages[locale] !== 'function')
    .map((locale) =>
      fault('messages.locale', `messages.${locale}`, 'There is no loader of messages for this language.'),
    )
}

function checkResources({ resources }: Loose): readonly Fault[] {
  return itemsOf(resources).flatMap((item, i) => {
    const place = `resources[${i}]`
    if (!isRecord(item) || typeof item['name'] !== 'string' || !/^[^/\s][^\s]*[^/\s]$/.test(item['name'])) {
      return [
        fault('resource.shape', place, 'A resource has a name such as area/noun, without outer slashes.'),
      ]
    }
    const contract = item['contract']
    if (!isRecord(contract) || typeof contract['path'] !== 'string' || !isRecord(contract['can'])) {
      return [
        fault('resource.shape', `${place}.contract`, 'A resource has a contract: one made with resource().'),
      ]
    }
    return screenKinds
      .filter((kind) => item[kind] !== undefined && typeof item[kind] !== 'function')
      .map((kind) => fault('loader', `${place}.${kind}`, noLoader))
  })
}

function checkPages({ pages }: Loose): readonly Fault[] {
  return itemsOf(pages).flatMap((item, i) => {
    const place = `pages[${i}]`
    if (!isRecord(item) || typeof item['route'] !== 'string' || !item['route'].startsWith('/')) {
      return [fault('page.shape', place, 'A page has a route that starts with a slash.')]
    }
    if (item['can'] === undefined || item['can'] === null) {
      return [fault('page.shape', `${place}.can`, 'A page has a rule; what everyone may see says signedIn.')]
    }
    return typeof item['load'] === 'function' ? [] : [fault('loader', `${place}.load`, noLoader)]
  })
}

function checkNotices({ notices }: Loose): readonly Fault[] {
  return itemsOf(notices).flatMap((item, i) =>
    typeof item === 'function' ? [] : [fault('loader', `notices[${i}]`, noLoader)],
  )
}

function checkUniqueId({ id }: Plugin, mounted: readonly Plugin[]): readonly Fault[] {
  if (!mounted.some((other) => other.id === id)) return []
  return [fault('plugin.duplicate', 'id', 'Another plugin has this id. Remove one of them.', id)]
}

function checkUniqueResources(plugin: Plugin, mounted: readonly Plugin[]): readonly Fault[] {
  const owners = new Map(
    mounted.flatMap(({ id, resources }) => (resources ?? []).map(({ name }) => [name, id] as const)),
  )
  return (plugin.resources ?? []).flatMap(({ name }, i) => {
    const owner = owners.get(name)
    owners.set(name, plugin.id)
    if (owner === undefined) return []
    return [
      fault('resource.duplicate', `resources[${i}].name`, `The resource ${name} is there already.`, owner),
    ]
  })
}

function checkUniqueRoutes(plugin: Plugin, mounted: readonly Plugin[]): readonly Fault[] {
  const owners = new Map([
    ...shellRoutes,
    ...mounted.flatMap(routesWithOwner).map(([route, id]) => [route, id] as const),
  ])
  return routesWithOwner(plugin).flatMap(([route, id, place]) => {
    const owner = owners.get(route)
    owners.set(route, id)
    // Resources of one name are reported as such.
    if (owner === undefined || (place.startsWith('resources') && owner === id)) return []
    return [fault('route.duplicate', place, `The route ${route} is taken.`, owner)]
  })
}

/** The shell's own. */
const shellRoutes = ['/', '/login', '/empty'].map((route) => [route, 'atrium'] as const)

const routesWithOwner = ({ id, resources, pages }: Plugin): (readonly [string, string, string])[] => [
  ...(resources ?? []).flatMap(({ name, list }, i) =>
    list ? [[`/${name}`, id, `resources[${i}]`] as const] : [],
  ),
  // Only the place of a parameter counts, not its name.
  ...(pages ?? []).map(({ route }, i) => [route.replace(/:[^/]+/g, ':'), id, `pages[${i}].route`] as const),
]

/** A record, so that a language more does not compile until it stands here. */
const locales = Object.keys({ zh_CN: 0, zh_TW: 0, en_US: 0 } satisfies Record<Locale, 0>)

const noLoader = 'A screen is given by its loader: a function that fetches it, as screensOf makes.'

const fault = (code: Problem['code'], place: string, text: string, other?: string): Fault => ({
  code,
  place,
  text,
  ...(other === undefined ? {} : { other }),
})

const itemsOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null
