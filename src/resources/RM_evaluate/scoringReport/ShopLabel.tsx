import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

/** The unit and the name of the shop of a report or a result. */
export const ShopLabel = ({ record }: { readonly record: RaRecord }) => useLocalName()(record)
