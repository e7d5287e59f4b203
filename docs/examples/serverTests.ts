import { runJob, startOperator, type TestOperator } from 'atrium/serverTesting'
import server, { forget } from './server.ts'
import { closeOldFaults } from './serverJobs.ts'

/** A test of a job: the clock is moved by hand, so nobody waits a month. `stop` belongs into `afterAll`. */
export async function closesOldFaults(): Promise<unknown> {
  const operator: TestOperator = await startOperator([server], { start: '2026-11-15T02:00:00Z' })
  operator.moveTo('2026-12-20T02:00:00Z')
  await operator.run(closeOldFaults)
  // A job that somebody starts runs in the name of that person.
  await runJob(forget, await operator.contextOf('gz.manager'))
  await operator.stop()
  return operator.db
}
