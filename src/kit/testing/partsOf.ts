import type { Rule } from '#contract/access.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { ruleOfScreen, screenKinds, type ScreenKind } from '#src/kit/base/resource/defineResource.ts'

/** A part of a plugin that is rendered, and where. */
export interface DrawnPart {
  /** Its name in the console's error messages. */
  readonly contribution: string
  readonly load: () => Promise<unknown>
  readonly can: Rule | undefined
  /** A route of the router, and an address that matches it. */
  readonly route: string
  readonly at: string
  /** For a screen of a resource. */
  readonly screen?: { readonly resource: string; readonly kind: ScreenKind }
}

/** All parts that a plugin renders: the screens of its resources, its pages, its extensions. */
export function partsOf(
  { resources = [], pages = [], extensions = [] }: Plugin,
  params: Params,
): DrawnPart[] {
  return [
    ...resources.flatMap((resource) =>
      screenKinds.flatMap((kind): DrawnPart[] => {
        const { [kind]: load, name } = resource
        const can = ruleOfScreen(resource, kind)
        const at = `/${name}${endings[kind]}`
        const screen = { resource: name, kind }
        return load ? [{ contribution: `${name} ${kind}`, load, can, route: at, at, screen }] : []
      }),
    ),
    ...pages.map(({ route, load, can }) => {
      const at = route.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? '1').replace(/\*$/, '')
      return { contribution: route, load, can, route, at }
    }),
    // Extensions of a resource's screens render nothing on their own.
    ...extensions
      .filter(({ slot }) => !slot.includes('/'))
      .map(({ slot, id, load, can }) => {
        const route = `/fill/${slot}/${id}`
        return { contribution: `${slot} ${id}`, load, can, route, at: route }
      }),
  ]
}

/** The values for the parameters of routes; by default `1`, the id of a sample record. */
export type Params = Readonly<Record<string, string>>

/** The addresses under which react-admin shows the screens of a resource. */
const endings: Readonly<Record<ScreenKind, string>> = {
  list: '',
  create: '/create',
  edit: '/1',
  show: '/1/show',
}
