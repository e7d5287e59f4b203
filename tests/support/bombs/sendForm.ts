import { once } from 'node:events'
import { connect } from 'node:net'
import type { Client } from '#tests/support/client.ts'

interface FormAnswer {
  errcode: number
  data: { reason?: string } | null
}

/** The boundary of forms that are sent by hand. */
export const boundary = 'b'.repeat(60)

/** The beginning of a part of that name, up to its own headers. */
export const partHead = (name: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n`

/** A CSV for a brand, in a form as it should be. */
export const csvForm = (content: string): string =>
  `${partHead('file"; filename="a.csv')}\r\n${content}\r\n${partHead('biz_type')}\r\nbrand\r\n--${boundary}--\r\n`

/** Sends a form to `/upload` exactly as it stands, in HTTP chunks of so many bytes, whether or not anybody goes on reading it. */
export async function sendForm(port: number, who: Client, form: string, chunk = 65_536): Promise<FormAnswer> {
  const body = Buffer.from(form)
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length; at += chunk) {
    const piece = body.subarray(at, at + chunk)
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'))
  }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  try {
    return await new Promise((resolve, reject) => {
      let received = ''
      socket.on('data', (data) => {
        received += String(data)
        const [, envelope] = /\r\n\r\n(\{.*\})/s.exec(received) ?? []
        if (envelope !== undefined) resolve(JSON.parse(envelope) as FormAnswer)
      })
      // Whoever is refused cannot send on, but has read why.
      socket.on('error', () => undefined)
      socket.on('close', () => reject(new Error(`no answer, but: ${received}`)))
      socket.write(
        `POST /api/v1/upload HTTP/1.1\r\nhost: localhost\r\ntoken: ${who.token}\r\ntransfer-encoding: chunked\r\n` +
          `content-type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
      )
      socket.write(Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]))
    })
  } finally {
    socket.destroy()
  }
}
