// What the screens of other resources use of flags.
export { severityColors } from './colors.ts'
export { FlagFigure } from './FlagFigure.tsx'
