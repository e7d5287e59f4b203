import { beforeAll, describe, expect, it } from 'vitest'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { complaintsAbout, trials, type Complaint, type Surroundings } from './complaintsAbout.ts'

/**
 * The tests that every plugin must pass, as one line of a test file for vitest in jsdom: its manifest is
 * valid alone and together with those `beside` it; its loaders return components; its texts have the same
 * keys in all languages and name all fields; every screen renders sample records in every language without
 * errors and without accessibility problems; and users who may not see a screen are refused before anything
 * is fetched.
 */
export function describePlugin(plugin: Plugin, surroundings: Surroundings = {}): void {
  describe(`the plugin ${plugin.id}`, () => {
    let complaints: readonly Complaint[] = []
    beforeAll(async () => {
      complaints = await complaintsAbout(plugin, surroundings)
    }, 300_000)

    it.each(trials)('has nothing wrong in its %s', (trial) => {
      expect(complaints.filter((one) => one.trial === trial)).toEqual([])
    })
  })
}
