import type { Area } from '#contract/area.ts'
import type { Resource } from '#contract/resource.ts'
import {
  defineResource,
  type ResourceDefinition,
  type ScreenKind,
} from '#src/kit/base/resource/defineResource.ts'
import type { ScreenParts } from './ScreenParts.ts'

/**
 * The resources of an area, mounted: `resources: nounsOf(area)` in its manifest mounts those with `screens` in their
 * contracts. Others have screens of their own, by their place in `nouns`: `nounsOf(area, { lot: screen.all('lotScreens') })`.
 */
export const nounsOf = <const N extends Nouns>(
  area: Pick<Area, 'id'> & { readonly nouns?: N },
  own: { readonly [P in keyof N]?: Omit<ResourceDefinition, 'name' | 'contract'> } = {},
): readonly ResourceDefinition[] =>
  Object.entries<Resource>(area.nouns ?? {}).flatMap(([place, contract]) => {
    const name = `${area.id}/${place}`
    if (own[place]) return defineResource({ name, contract, ...own[place] })
    return contract.screens ? plainResource(name, contract) : []
  })

type Nouns = Readonly<Record<string, Resource>>

/** A resource with `screens` in its contract, mounted in another area than its own. */
export function plainResource(name: string, contract: Resource): ResourceDefinition {
  const parts = partsOf(name, contract)
  // The list is loaded without the code of pages and forms.
  const list = once(async () => (await import('./listOf.tsx')).listOf(contract, parts))
  const all = once(async () => {
    const { resourceScreens } = await import('./resourceScreens.tsx')
    return resourceScreens(contract, { ...parts, list: await list() })
  })
  const screen = (kind: ScreenKind) => async () => (await all())[kind]
  const { can, screens } = contract
  return defineResource({
    name,
    contract,
    ...(screens?.can && { can: screens.can }),
    list,
    show: screen('show'),
    ...(can.create && { create: screen('create') }),
    ...(can.update && { edit: screen('edit') }),
  })
}

/** The parts of the screens: titles of groups are among the texts of the resource. */
function partsOf(name: string, { screens = {} }: Resource): ScreenParts {
  const { columns, filters, facts, form, colors = {} } = screens
  const texts = [name.split('/')[0], name.split('/').at(-1)].join('.')
  return {
    looks: Object.fromEntries(
      Object.entries(colors).map(([field, statusColors]) => [field, { statusColors }]),
    ),
    ...(columns && { columns }),
    ...(filters && { filters }),
    ...(facts && { facts }),
    ...(form && { form: form.map(({ title, fields }) => ({ title: `${texts}.${title}`, fields })) }),
  }
}

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}
