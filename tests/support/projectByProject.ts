import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of projects. Tests of the console come first: meanwhile the database is filled that all others copy. Files of `unit`
 * are the shortest, so at the end no core waits for a long one.
 */
const projects = ['console', 'console-own-window', 'server', 'browser', 'server-postgresql', 'unit']

/** By measurement, what takes longest of each project that `npm test` runs. */
const longest = [
  'server/folder',
  'e2e/session',
  'e2e/photos',
  'server/kill',
  'server/jobs',
  'tools/changed',
].map((name) => `/tests/${name}.test.ts`)

/**
 * Project by project, since a worker stays with the code that it has loaded for as long as the next file is of the same
 * project. Of one project the longest files begin first. A fresh clone knows no durations.
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification): readonly [number, number] => {
      const place = longest.findIndex((name) => moduleId.endsWith(name))
      return [projects.indexOf(project.name), place < 0 ? longest.length : place]
    }
    return sorted.toSorted((one, other) => {
      const [project, place] = rank(one)
      const [otherProject, otherPlace] = rank(other)
      return project - otherProject || place - otherPlace
    })
  }
}
