import type { Plugin } from '#src/kit/definePlugin.ts'
import { coreSlots } from '#src/kit/slots.ts'
import { problem, type Problem, type ProblemCode } from './problem.ts'
import { routeCollisions, type Claim } from './routes.ts'

/**
 * Finds where sound plugins get in each other's way. Whose id begins the name, route or slot in question keeps it, and
 * the other one is at fault; when it is neither's, both are. So it does not matter who is listed first, and no plugin
 * silently takes the place of another.
 */
export function collisions(plugins: readonly Plugin[]): Problem[] {
  return [
    ...resourceProblems(plugins),
    ...routeProblems(plugins),
    ...slotProblems(plugins),
    ...fillProblems(plugins),
  ]
}

function resourceProblems(plugins: readonly Plugin[]): Problem[] {
  const owners = new Map<string, Claim>()
  const problems: Problem[] = []
  for (const plugin of plugins) {
    for (const [i, { name }] of (plugin.resources ?? []).entries()) {
      const claim = { plugin: plugin.id, place: `resources[${i}].name`, route: name }
      const other = owners.get(name)
      if (other) problems.push(...blame('resource.duplicate', claim, other, 'resource'))
      else owners.set(name, claim)
    }
  }
  return problems
}

function routeProblems(plugins: readonly Plugin[]): Problem[] {
  const resources: Claim[] = []
  const pages: Claim[] = []
  for (const { id, resources: nouns = [], pages: own = [] } of plugins) {
    for (let i = 0; i < nouns.length; i += 1) {
      resources.push({ plugin: id, place: `resources[${i}]`, route: `/${nouns[i]?.name}` })
    }
    for (let i = 0; i < own.length; i += 1) {
      pages.push({ plugin: id, place: `pages[${i}].route`, route: String(own[i]?.route) })
    }
  }
  return routeCollisions(resources, pages, reserved).flatMap(({ code, by, with: other }) =>
    blame(code, by, other, 'route'),
  )
}

function slotProblems(plugins: readonly Plugin[]): Problem[] {
  const owners = new Map<string, Claim>(
    coreSlots.map(({ id }) => [id, { plugin: '', place: 'slots', route: id }]),
  )
  const problems: Problem[] = []
  for (const plugin of plugins) {
    for (const [i, { id }] of (plugin.slots ?? []).entries()) {
      const claim = { plugin: plugin.id, place: `slots[${i}].id`, route: id }
      const other = owners.get(id)
      if (other) problems.push(...blame('slot.duplicate', claim, other, 'slot'))
      else owners.set(id, claim)
    }
  }
  return problems
}

function fillProblems(plugins: readonly Plugin[]): Problem[] {
  const problems: Problem[] = []
  for (const { id, fills = [] } of plugins) {
    const known = new Set<string>()
    for (const [i, fill] of fills.entries()) {
      const key = `${fill.slot} ${fill.id}`
      if (known.has(key)) {
        problems.push(
          problem('fill.duplicate', id, `fills[${i}].id`, `${fill.slot} has ${fill.id} twice.`, id),
        )
      }
      known.add(key)
    }
  }
  return problems
}

/** The problems of those at fault: the one whose name it does not bear, or both. The shell's own is never at fault. */
function blame(code: ProblemCode, one: Claim, other: Claim, what: string): Problem[] {
  const text = `The ${what} ${one.route} is claimed by ${one.plugin} and ${other.plugin || 'the console'}${
    one.route === other.route ? '' : ` (${other.route})`
  }.`
  const found: Problem[] = []
  if (!keeps(one, other)) found.push(problem(code, one.plugin, one.place, text, other.plugin || 'atrium'))
  if (other.plugin !== '' && other.plugin !== one.plugin && !keeps(other, one)) {
    found.push(problem(code, other.plugin, other.place, text, one.plugin))
  }
  return found
}

/** Whether a claim stands because the thing bears its plugin's name and not the other's. */
const keeps = (claim: Claim, other: Claim): boolean =>
  other.plugin !== '' && claim.plugin !== other.plugin && bears(claim) && !bears(other)

const bears = ({ plugin, route }: Claim): boolean => route.replace(/^\//, '').split(/[/.]/, 1)[0] === plugin

/** The shell's own routes. */
const reserved: readonly Claim[] = ['/', '/login', '/empty', '/_plugins', '/*'].map((route) => ({
  plugin: '',
  place: 'shell',
  route,
}))
