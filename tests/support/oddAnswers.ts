import type { ServerResponse } from 'node:http'

const json = { 'Content-Type': 'application/json' }
const page = '<!doctype html><script>document.title = "theirs"</script>'

/** What a REST service answers when it is broken, strange or hostile, by the collection it is asked for. */
export const oddAnswers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  closed: (response) => void response.writeHead(403, json).end('{}'),
  broken: (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
  unlisted: (response) =>
    void response.writeHead(200, { ...json, 'Content-Range': 'x 0-0/1' }).end('{"items":[]}'),
  stubborn: (response) => void response.writeHead(200, json).end('{"id":7,"name":"North"}'),
  nameless: (response) => void response.writeHead(200, json).end('{"name":"North"}'),
  script: (response) => void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('alert(1)'),
  moved: (response) => void response.writeHead(302, { Location: '/secret' }).end(),
  silent: () => undefined,
  /** Begins an answer and never ends it. */
  halting: (response) => void response.writeHead(200, json).write('[{"id":1},'),
  /** Promises more than it says. */
  cut: (response) => {
    response.writeHead(200, { ...json, 'Content-Length': '1000' }).write('[{"id":1},')
    setTimeout(() => response.destroy(), 50)
  },
  /** Never stops talking. */
  flooding: (response) => {
    const part = Buffer.alloc(1_000_000, '1')
    const more = () => void (response.destroyed || response.write(part, () => setImmediate(more)))
    more()
  },
  /** Would have the person signed out, and its own way with the browser. */
  stranger: (response) =>
    void response
      .writeHead(401, {
        ...json,
        'WWW-Authenticate': 'Basic realm="theirs"',
        'Set-Cookie': 'theirs=1; Path=/',
        'Content-Security-Policy': "default-src *; script-src * 'unsafe-inline'",
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=99999',
        Refresh: '0; url=http://evil.example',
        'Content-Range': 'stranger 0-0/1',
      })
      .end('{"errcode":555,"message":"Who are you?"}'),
}
