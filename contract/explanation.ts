import { z } from 'zod'

const unit = z.union([z.enum(['count', 'area', 'ratio']), z.object({ currency: z.string() })])

/** A figure with its name in the caller's language. `figure` is its key if it can be explained in turn. */
const namedFigure = z.object({
  figure: z.string().nullable(),
  label: z.string(),
  value: z.number().nullable(),
  unit,
})

/**
 * How a figure comes about, for `<Explain>`: the reply of a call with the query parameter `figure`. Texts are in the
 * caller's language.
 */
export const explanation = z.object({
  result: namedFigure,
  /** The formula in words: `Occupancy cost / Sales`. */
  formula: z.string(),
  /** What the formula was computed from, in its order. */
  inputs: z.array(namedFigure),
  /** What else a reader has to know. */
  notes: z.array(z.string()),
})

export type Explanation = z.infer<typeof explanation>
