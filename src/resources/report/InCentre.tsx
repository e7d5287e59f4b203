import { useMenuPlace } from '#src/kit/menuPlace.ts'

/** Scheduled reports belong to the report centre, which has the entry of the menu. */
export function InCentre() {
  useMenuPlace('/reports/center')
  return null
}
