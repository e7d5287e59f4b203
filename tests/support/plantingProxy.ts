import { Hono } from 'hono'
import { listen } from '#server/app/listen.ts'
import { readSettings } from '#server/base/settings.ts'

/** An answer on its way back, open to be changed. */
export interface PassingReply {
  status: number
  readonly headers: Headers
  /** The envelope, or the bytes of anything else. */
  // What a test plants it knows.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** What stands between a back end and whoever asks it. */
export interface Plant {
  /** Whether the back end is to know the path at all; a page with 404 comes otherwise. */
  readonly knows?: (url: URL, method: string) => boolean
  /** Changes what is asked. */
  readonly asked?: (url: URL, headers: Headers) => void
  /** Changes what a call carries as JSON. */
  readonly carried?: (text: string) => string
  /** Changes what is answered; `url` is what was asked. */
  readonly answered?: (answer: PassingReply, url: URL, method: string) => void
}

/** A proxy in front of a back end that plants deviations in what passes; one thing at a time. */
export interface PlantingProxy {
  url: string
  plant: (plant: Plant) => void
  stop: () => Promise<void>
}

/** Starts one in front of `target`, on a free port. */
export async function startPlantingProxy(target: string): Promise<PlantingProxy> {
  let planted: Plant = {}
  const app = new Hono()
  app.all('*', async ({ req: { raw, method } }) => {
    const asked = new URL(raw.url)
    if (planted.knows?.(asked, method) === false) return page(404)
    const to = new URL(asked.pathname + asked.search, target)
    const headers = new Headers(raw.headers)
    // Fetch sets them for the connection that it makes.
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
    planted.asked?.(to, headers)
    const body = method === 'GET' ? null : await bodyOf(raw, planted)
    const response = await fetch(to, { method, headers, body, redirect: 'manual' })
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
    const answer = await passing(response)
    planted.answered?.(answer, asked, method)
    const isRaw = answer.body instanceof ArrayBuffer || typeof answer.body === 'string'
    return new Response(isRaw ? answer.body : JSON.stringify(answer.body), answer)
  })
  const server = await listen({ ...readSettings({}), PORT: 0 })
  server.serve(app)
  return {
    url: `http://127.0.0.1:${server.port}`,
    plant: (plant) => {
      planted = plant
    },
    stop: server.close,
  }
}

const bodyOf = async (request: Request, { carried = (text) => text }: Plant): Promise<BodyInit> =>
  request.headers.get('content-type')?.startsWith('application/json')
    ? carried(await request.text())
    : request.arrayBuffer()

async function passing(response: Response): Promise<PassingReply> {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  const isJson = headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers, body: await (isJson ? response.json() : response.arrayBuffer()) }
}

const page = (status: number): Response =>
  new Response('<h1>Nothing here</h1>', { status, headers: { 'content-type': 'text/html' } })

/** Answers a page instead, as a server does that knows no such path. */
export function answerPage(answer: PassingReply, status: number): void {
  answer.status = status
  answer.headers.set('content-type', 'text/html')
  answer.headers.delete('content-disposition')
  answer.body = '<h1>Nothing here</h1>'
}
