import { useRecordContext, type RaRecord } from 'react-admin'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { scenarioLooks } from './scenarioLooks.ts'

const always = ['from_month', 'to_month', 'is_shared', 'calculated_at']
const assumptions = [
  'store_ids', 'floor_ids', 'category_ids', 'sales_percent', 'sales_amount', 'area_percent', 'area', 'rent_model',
  'base_rent_percent', 'base_rent', 'turnover_rate', 'rent_free_days', 'mgmt_fee_per_m2', 'promo_fee_per_m2',
] // prettier-ignore

/** The months of a scenario and what it assumes. Fields without an assumption are left out. */
export function Assumptions() {
  const record: Partial<RaRecord> = useRecordContext() ?? {}
  const isGiven = (name: string) => [record[name] ?? []].flat().length > 0
  const names = [...always, ...assumptions.filter(isGiven), 'replaces_billed']
  const looks = new Map(Object.entries(scenarioLooks))
  return (
    <Section title="PS.scenario.assumed">
      <FieldList sources={names.map((source) => ({ source, ...looks.get(source) }))} />
    </Section>
  )
}
