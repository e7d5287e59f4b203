import { sql } from 'kysely'

/** Columns of `retail_performance` that the calculation gives under the same name. */
export const columns = [
  'brand_id company_id floor_id category_id level1_id level2_id area_avg trading_days reported_days coverage',
  'sales sales_net transactions base_rent turnover_rent total_rent mgmt_fee promo_fee other_charge occupancy_cost',
  'ocr rent_ratio sales_density rent_density_day avg_ticket sales_prev_month mom sales_last_year yoy ytd_sales',
  'mat_sales is_comparable is_partial yoy_basis warnings input_hash inputs',
].flatMap((line) => line.split(' '))

/** Their names in a statement. */
export const names = sql.join(columns.map((name) => sql.ref(name)))
