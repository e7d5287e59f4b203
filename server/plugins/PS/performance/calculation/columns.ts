import { sql } from 'kysely'
import { storedFigures } from '#contract/PS/figures.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'

const ids = ['brand_id', 'company_id', 'floor_id', 'category_id', 'level1_id', 'level2_id']
const others = ['is_comparable', 'is_partial', 'yoy_basis', 'warnings', 'input_hash', 'inputs']

/** Columns of `retail_performance` that the calculation gives under the same name. Ranks are known once all rows are there. */
export const columns = [
  ...ids,
  ...storedFigures().filter((name) => !performanceRecord.amongAll?.includes(name)),
  ...others,
]

/** Their names in a statement. */
export const names = sql.join(columns.map((name) => sql.ref(name)))
