import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { hooksOf } from '#server/engine/hooks.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { requireDirectChange } from '#server/engine/write.ts'

/** What a file belongs to: a resource, and the record once it is attached. */
export interface Owner {
  readonly biz_type: string
  readonly biz_id: string | null
}

/**
 * Requires that the person may see a file: everyone who may see its record, and as long as it has no record,
 * the person who uploaded it. For others it does not exist.
 */
export async function requireSight(context: Context, owner: Owner & { uploaded_by: string }): Promise<void> {
  if (owner.biz_id !== null) await owningRecord(context, owner.biz_type, owner.biz_id)
  else if (owner.uploaded_by !== context.who.id) throw new ApiError('not_found')
}

/**
 * Requires that a file can be uploaded for this resource, and for a record only if the person may change it
 * now, without anybody's approval. If files are not simply the record's own, only a change that names them
 * adds them.
 */
export async function requireTarget(context: Context, { biz_type, biz_id }: Owner): Promise<void> {
  if (biz_id === null) return void resourceNamed(context, biz_type)
  const { resource, record } = await owningRecord(context, biz_type, biz_id)
  if (hooksOf(resource, context).attach) throw new ApiError('permission.denied')
  await requireDirectChange(resource, context, record)
}

async function owningRecord(
  context: Context,
  noun: string,
  id: string,
): Promise<{ resource: Resource; record: Row }> {
  const resource = resourceNamed(context, noun)
  return { resource, record: await byId(resource, context, id, { files: true }) }
}

function resourceNamed({ resources }: Context, name: string): Resource {
  const resource = resources.get(name)
  if (!resource) throw refuseFields('param.invalid', { biz_type: 'reference' })
  return resource
}
