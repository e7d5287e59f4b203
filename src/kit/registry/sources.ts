import type { Plugin } from '#src/kit/definePlugin.ts'
import { problem, type Problem } from './problem.ts'

/** A place other than the operator's API in which records live. */
export interface DataSource {
  /** How it is spoken to. `simple-rest` is the dialect of `ra-data-simple-rest`. */
  readonly kind: 'simple-rest'
  /** Its address, of this origin (`/legacy`) or another one, without a trailing slash. */
  readonly url: string
  /** Sends the session's token along though it is of another origin. One of our own origin gets it anyhow. */
  readonly token?: boolean
}

/** Resources that name a source which the installation does not have. */
export const strangeSources = (
  plugins: readonly Plugin[],
  sources: Readonly<Record<string, DataSource>>,
): Problem[] =>
  plugins.flatMap(({ id, resources = [] }) =>
    resources.flatMap(({ source }, i) =>
      source === undefined || Object.hasOwn(sources, source)
        ? []
        : [problem('source.unknown', id, `resources[${i}].source`, `There is no data source ${source}.`)],
    ),
  )
