import type { Plugin, PluginPage } from './definePlugin.ts'
import type { SlotExtension } from './slot.ts'
import { mountedName, type Mount } from '#src/kit/base/text/mounted.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'

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
