import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail as a server got it: where to, its headers, and its text decoded. */
export interface SentMail {
  to: string
  /** Everybody to whom the sender said to bring it. */
  recipients: string[]
  head: string
  text: string
}

/** A mail server of the test's own: it speaks as much SMTP as a sender needs, and keeps what it gets. */
export interface MailServer {
  url: string
  sent: SentMail[]
  stop: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const sent: SentMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket, (mail) => sent.push(mail))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function talk(socket: Socket, keep: (mail: SentMail) => void): void {
  let buffer = ''
  let recipients: string[] = []
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (part) => {
    buffer += part.toString('latin1')
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      // The end of the last line belongs to the mail.
      const text = buffer.slice(0, inData ? at + 2 : at)
      buffer = buffer.slice(at + end.length)
      if (inData) {
        inData = false
        keep({ to: recipients.at(-1) ?? '', recipients, ...parsed(text) })
        say('250 kept')
      } else if (/^data/i.test(text)) {
        inData = true
        say('354 go on')
      } else {
        if (/^mail from:/i.test(text)) recipients = []
        const to = /^rcpt to:<(.*)>/i.exec(text)?.[1]
        if (to !== undefined) recipients.push(to)
        say(/^quit/i.test(text) ? '221 bye' : '250 ok')
      }
    }
  })
}

function parsed(mail: string): Pick<SentMail, 'head' | 'text'> {
  const [head = '', ...body] = mail.split('\r\n\r\n')
  const isBase64 = /^content-transfer-encoding: base64/im.test(head)
  const text = isBase64 ? Buffer.from(body.join(''), 'base64').toString('utf8') : body.join('\r\n\r\n')
  return { head, text: text.replaceAll('\r\n', '\n') }
}
