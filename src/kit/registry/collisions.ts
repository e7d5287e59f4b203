import type { Plugin } from '#src/kit/definePlugin.ts'
import { coreSlots } from '#src/kit/slots.ts'
import type { ProblemCode } from './explanations.ts'
import type { Problem } from './problem.ts'
import { routeCollisions, type Claim } from './routes.ts'

/**
 * Finds where sound plugins get in each other's way. Whose id begins the name, route or slot in question keeps it, and
 * the other one is at fault; when it is neither's, both are. So it does not matter who is listed first, and no plugin
 * silently takes the place of another.
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

/** The problems of those that have one name. */
function duplicates(code: ProblemCode, claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const other = first.get(claim.route)
    if (other) return blame(code, claim, other)
    first.set(claim.route, claim)
    return []
  })
}

/** The problems of those at fault: the one whose name it does not bear, or both. The shell's own is never at fault. */
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

/** Whether a claim stands because the thing bears its plugin's name and not the other's. */
const keeps = (claim: Claim, other: Claim): boolean =>
  other.plugin !== '' && claim.plugin !== other.plugin && bears(claim) && !bears(other)

const bears = ({ plugin, route }: Claim): boolean => route.split(/[/.]/).find(Boolean) === plugin

/** The shell's own routes. */
const reserved: readonly Claim[] = ['/', '/login', '/empty', '/_plugins', '/*'].map((route) => ({
  plugin: '',
  place: 'shell',
  route,
}))
