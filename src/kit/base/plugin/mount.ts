import { createContext, useContext } from 'react'
import type { Plugin, PluginPage } from './definePlugin.ts'
import type { SlotExtension } from './slot.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'

/** An area that runs a second time under another id. */
export interface Mount {
  /** The id of the area whose screens these are: `RM`. */
  readonly of: string
  /** The id under which they run here: `RMHK`. */
  readonly as: string
}

/** What an area adds to the console: everything of its manifest that has the id of the area in its name. */
export interface AreaParts {
  readonly resources?: readonly ResourceDefinition[]
  readonly pages?: readonly PluginPage[]
  readonly extensions?: readonly SlotExtension[]
}

/**
 * Mounts the screens of an area a second time: `...mount(tourParts, { of: 'RM', as: 'RMHK' })` in the manifest of `RMHK`. Its
 * resources, routes and texts begin with the new id; the screens themselves name the first one everywhere, and
 * `useMounted` and `useTranslate` of this kit say what is meant here.
 */
export function mount(
  { resources = [], pages = [], extensions = [] }: AreaParts,
  as: Mount,
): Pick<Plugin, 'mount' | 'resources' | 'pages' | 'extensions'> & Required<AreaParts> {
  const named = <T extends string>(name: T) => mountedName(name, as)
  // Each mount has loaders of its own: the texts of its plugin are loaded with them.
  const again =
    <T>(load: () => Promise<T>) =>
    () =>
      load()
  return {
    mount: as,
    resources: resources.map(({ name, menuPlace, list, show, create, edit, ...rest }) => ({
      ...rest,
      name: named(name),
      ...(menuPlace && { menuPlace: named(menuPlace) }),
      ...(list && { list: again(list) }),
      ...(show && { show: again(show) }),
      ...(create && { create: again(create) }),
      ...(edit && { edit: again(edit) }),
    })),
    pages: pages.map((page) => ({ ...page, route: named(page.route), load: again(page.load) })),
    extensions: extensions.map((extension) => ({
      ...extension,
      load: again(extension.load),
      ...(extension.label && { label: named(extension.label) }),
    })),
  }
}

/** The mount that the surrounding part of the console belongs to; the boundary of parts provides it. */
export const MountContext = createContext<Mount | undefined>(undefined)

/**
 * Returns a function from a name that begins with the id of an area, such as `/RM/tour/list`, `RM/tour/list`, `RM.tour.title`
 * or `RM`, to the same name of the area that runs here.
 */
export function useMounted(): (name: string) => string {
  const here = useContext(MountContext)
  return (name) => (here ? mountedName(name, here) : name)
}

/** A name of an area under the id of a mount; any other name unchanged. */
export function mountedName<T extends string>(name: T, { of, as }: Mount): T {
  const start = name.startsWith('/') ? 1 : 0
  const end = start + of.length
  const isOfArea = name.startsWith(of, start) && (name.length === end || '/.'.includes(name.charAt(end)))
  return isOfArea ? (`${name.slice(0, start)}${as}${name.slice(end)}` as T) : name
}
