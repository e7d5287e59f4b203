import type { ServerPlugin } from '#server/plugins/defineServerPlugin.ts'
import { cleanUp } from './cleanUp.ts'
import type { Job } from './defineJob.ts'

/** Every job that this server can do: its own, and those of these plugins. */
export const jobsOf = (plugins: readonly ServerPlugin[]): readonly Job[] => [
  cleanUp,
  ...plugins.flatMap(({ jobs = [] }) => jobs),
]
