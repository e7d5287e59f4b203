import { plugins } from '#console.config.ts'

/** The texts of an area, by language. */
export async function textsOf(area: keyof typeof plugins) {
  const { messages } = (await plugins[area]()).default
  return messages ?? Promise.reject(Error(`${area} has no texts.`))
}
