import { BaseSequencer, type TestSpecification } from 'vitest/node'

// By measurement: each takes half a minute and more, much of it in waiting. `changed` would be the last of all.
const longest = [
  'server/fileBombs',
  'server/folder',
  'server/jobs',
  'e2e/thirdParty',
  'e2e/installation',
  'e2e/session',
  'e2e/photos',
  'server/strangers',
  'e2e/passwords',
  'e2e/pages',
  'e2e/keyboardOnly',
  'server/outage',
  'server/kill',
  'server/shutdown',
  'tools/changed',
].map((name) => `/tests/${name}.test.ts`)

/** What takes longest begins first, so that at the end no core waits for the last file. A fresh clone knows no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? longest.length : place
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
