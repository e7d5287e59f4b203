/**
 * The parts of the demo operator that arrive after the first start, when the console can already be used. Not in the file
 * of the call that reports them, because the first script of a page reads these.
 */
export const arrivalKinds = ['performance', 'scores', 'flags', 'files'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]
