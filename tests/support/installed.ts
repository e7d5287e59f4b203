import { installation, plugins } from '#console.config.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Surroundings } from '#src/kit/testing/complaintsAbout.ts'
import { isShort } from './isShort.ts'

/** What a plugin runs beside here: those of `console.config.ts`, and what it says for all of them. */
export const installed = {
  beside: await Promise.all(
    Object.values(plugins).map(async (load): Promise<Plugin> => (await load()).default),
  ),
  installation,
  languages: isShort ? 'by turns' : 'all',
} satisfies Surroundings
