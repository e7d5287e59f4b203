import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'
import type { Context } from '#server/engine/context.ts'
import { keyOf, missingIn } from './missingIn.ts'
import type { TemplateRow } from './templateRow.ts'

/**
 * The points of a template without the people, departments, categories and floors that no longer exist. A point that was only
 * for such categories or floors is left out: without them it would apply to every shop.
 */
export async function pointsToCopy(inside: Context, template: TemplateRow): Promise<TourTemplateItem[]> {
  const missing = await missingIn(inside, template)
  const one = (name: 'department' | 'assignee_id', id: string | null) =>
    id !== null && missing.has(keyOf(name, id)) ? null : id
  const some = (name: 'category_ids' | 'floor_ids', ids: readonly string[]) =>
    ids.filter((id) => !missing.has(keyOf(name, id)))
  return template.items.flatMap((item) => {
    const category_ids = some('category_ids', item.category_ids)
    const floor_ids = some('floor_ids', item.floor_ids)
    const isNowhere =
      (item.category_ids.length > 0 && category_ids.length === 0) ||
      (item.floor_ids.length > 0 && floor_ids.length === 0)
    if (isNowhere) return []
    const department = one('department', item.department)
    const assignee_id = one('assignee_id', item.assignee_id)
    return [{ ...item, department, assignee_id, category_ids, floor_ids }]
  })
}
