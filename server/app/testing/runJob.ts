import type { Context } from '#server/engine/context.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'

/**
 * Runs a job once, now and in this process, in the name of `context` and by its clock. Returns the result as
 * it would be stored; throws what the job throws.
 */
export async function runJob<B>(job: Job<B>, context: Context, body: unknown = {}): Promise<unknown> {
  const { signal } = new AbortController()
  const result = await job.run({ body: job.body.parse(body), context, progress: () => undefined, signal })
  return JSON.parse(JSON.stringify(result ?? null))
}
