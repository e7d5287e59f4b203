import { beforeAll, describe, expect, it } from 'vitest'
import type { Plugin } from '#src/kit/definePlugin.ts'
import { complaintsAbout, trials, type Complaint, type Surroundings } from './complaintsAbout.ts'

/**
 * The tests that every plugin passes, in one line of a test file for vitest in jsdom: its manifest stands alone and with
 * those `beside` it; its loaders come with components; its texts are the same in all languages and name all fields; every
 * screen draws sample records in every language without an error, and nothing in it that a reader of screens trips over;
 * and those who may not see a screen are refused before anything is fetched.
 */
export function describePlugin(plugin: Plugin, surroundings: Surroundings = {}): void {
  describe(`the plugin ${plugin.id}`, () => {
    let complaints: readonly Complaint[] = []
    beforeAll(async () => {
      complaints = await complaintsAbout(plugin, surroundings)
    }, 120_000)

    it.each(trials)('has nothing wrong in its %s', (trial) => {
      expect(complaints.filter((one) => one.trial === trial)).toEqual([])
    })
  })
}
