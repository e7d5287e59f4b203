import { FigureInput } from './FigureInput.tsx'

/** A number as stored. */
export const NumberInput = ({ source }: { source: string }) => <FigureInput source={source} />
