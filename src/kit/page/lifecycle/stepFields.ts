import type { Fields } from '#contract/resource.ts'

/** The fields to fill in for a step: the named ones, by default all but structures, which have no input. */
export const stepFields = (takes: Fields = {}, sources?: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(takes).filter(([source, { kind }]) =>
      sources ? sources.includes(source) : kind !== 'json',
    ),
  )
