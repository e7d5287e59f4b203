import { FigureInput } from './FigureInput.tsx'

/** A fraction that people type as a percentage: 12.5 for 0.125. */
export const PercentInput = ({ source }: { source: string }) => (
  <FigureInput source={source} unit="%" shift={2} />
)
