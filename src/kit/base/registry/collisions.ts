import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { coreSlots } from '#src/kit/base/plugin/slots.ts'
import type { ProblemCode } from './explanations.ts'
import type { Problem } from './problem.ts'
import { routeCollisions, type Claim } from './routes.ts'

/**
 * Finds conflicts between valid plugins. The plugin whose id is the prefix of the name, route or slot keeps
 * it, and the other plugin is at fault; if neither id is the prefix, both are. So the order of plugins does
 * not matter, and no plugin silently replaces another.
 */
export function collisions(plugins: readonly Plugin[]): Problem[] {
  const resources: Claim[] = []
  const pages: Claim[] = []
  const slots: Claim[] = coreSlots.map(({ id }) => ({ plugin: '', place: 'slots', route: id }))
  const problems: Problem[] = []
  for (const { id: plugin, ...given } of plugins) {
    const claim = (place: string, route: string): Claim => ({ plugin, place, route })
    given.resources?.forEach(({ name }, i) => resources.push(claim(`resources[${i}].name`, `/${name}`)))
    given.pages?.forEach(({ route }, i) => pages.push(claim(`pages[${i}].route`, route)))
    given.slots?.forEach(({ id }, i) => slots.push(claim(`slots[${i}].id`, id)))
    const extensions =
      given.extensions?.map(({ slot, id }, i) => claim(`extensions[${i}].id`, `${slot} ${id}`)) ?? []
    problems.push(...duplicates('extension.duplicate', extensions))
  }
  const routes = routeCollisions(resources, pages, reserved)
  return [
    ...problems,
    ...duplicates('slot.duplicate', slots),
    ...routes.flatMap(({ code, by, with: other }) => blame(code, by, other)),
  ]
}

/** The problems of plugins that claim the same name. */
function duplicates(code: ProblemCode, claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const other = first.get(claim.route)
    if (other) return blame(code, claim, other)
    first.set(claim.route, claim)
    return []
  })
}

/**
 * The problems of the plugins at fault: the plugin whose prefix the name does not have, or both. The shell is
 * never at fault.
 */
function blame(code: ProblemCode, one: Claim, other: Claim): Problem[] {
  const what = one.route === other.route ? one.route : `${one.route} (${other.route})`
  const found: Problem[] = []
  if (!keeps(one, other)) {
    found.push({ code, plugin: one.plugin, place: one.place, what, other: other.plugin || 'atrium' })
  }
  if (other.plugin !== '' && other.plugin !== one.plugin && !keeps(other, one)) {
    found.push({ code, plugin: other.plugin, place: other.place, what, other: one.plugin })
  }
  return found
}

/** Whether a claim wins because the name has its plugin's prefix and not the other's. */
const keeps = (claim: Claim, other: Claim): boolean =>
  other.plugin !== '' && claim.plugin !== other.plugin && bears(claim) && !bears(other)

const bears = ({ plugin, route }: Claim): boolean => route.split(/[/.]/).find(Boolean) === plugin

/** The shell's own routes. */
const reserved: readonly Claim[] = ['/', '/login', '/empty', '/_plugins', '/*'].map((route) => ({
  plugin: '',
  place: 'shell',
  route,
}))
