// What the screens of other resources import about flags.
export { severityColors } from './colors.ts'
export { FlagFigure } from './FlagFigure.tsx'
