import { BaseSequencer, type TestSpecification } from 'vitest/node'

// By measurement, of what `npm test` runs: each takes half a minute and more, much of it in waiting. `changed` would be the last
// of all.
const longest = [
  'server/folder',
  'server/jobs',
  'e2e/session',
  'e2e/photos',
  'server/strangers',
  'server/threeServers',
  'e2e/passwords',
  'e2e/pages',
  'e2e/keyboardOnly',
  'server/outage',
  'server/kill',
  'server/shutdown',
  'tools/changed',
].map((name) => `/tests/${name}.test.ts`)

/**
 * What takes longest begins first, so that at the end no core waits for the last file. A fresh clone knows no durations. Tests of
 * the console come before all but one of them: meanwhile the database is filled that all others copy.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name))
      if (place < 0) return project.name.startsWith('console') ? 0.5 : longest.length
      return place
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
