import { plugins } from '#console.config.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'

/** The texts of an area, by language. */
export async function textsOf(area: keyof typeof plugins): Promise<NonNullable<Plugin['messages']>> {
  const { messages }: Plugin = (await plugins[area]()).default
  if (!messages) throw new Error(`${area} has no texts.`)
  return messages
}
