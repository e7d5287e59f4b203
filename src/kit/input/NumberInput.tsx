import { FigureInput } from './FigureInput.tsx'

/** A number as the contract has it. */
export const NumberInput = ({ source }: { source: string }) => <FigureInput source={source} />
