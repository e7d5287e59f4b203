import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from './testServer.ts'

/** Starts one for the tests of a file, which stops after them. */
export async function serverForTests(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...given)
  afterAll(() => server.stop())
  return server
}
