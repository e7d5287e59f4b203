/**
 * What of the demo operator arrives after the first start, when the console can already be used. Apart from the call that
 * says so, because the first script of a page reads it.
 */
export const arrivalKinds = ['performance', 'scores', 'flags', 'files'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]
