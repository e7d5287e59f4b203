import { fileProblems } from '#contract/fileProblems.ts'
import { refuseFields } from '#contract/reply.ts'
import { refuseFile } from '#server/base/refuseFile.ts'

/** One part of an incoming form. Read `body` before the next part; what is left of it is skipped. */
export interface Part {
  readonly name: string
  /** The sender's file name; null for a plain field. */
  readonly fileName: string | null
  readonly body: AsyncIterable<Buffer>
}

/**
 * The parts of a `multipart/form-data` body (RFC 7578), one after the other, as they arrive. Throws 4001 for
 * any other body, and 4130 for too many parts or too long a header.
 */
export async function* partsOf(body: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`)
  // So that the first delimiter follows the end of a line, too.
  const source = new Source(body, Buffer.from('\r\n'))
  await textOf(source.until(delimiter), 'part_header')
  for (let parts = 1; (await source.take(2)) !== '--'; parts += 1) {
    if (parts > fileProblems.parts.most) throw refuseFile('parts')
    const head = await textOf(source.until(headEnd), 'part_header')
    const rest = source.until(delimiter)
    yield { ...readHead(head), body: rest }
    await skip(rest)
  }
}

/** A text within the limit of that name (4130 beyond). */
export async function textOf(body: AsyncIterable<Buffer>, limit: 'part_header' | 'field'): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > fileProblems[limit].most) throw refuseFile(limit)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const headEnd = Buffer.from('\r\n\r\n')

/** What arrived and was not read yet. */
class Source {
  readonly #from: AsyncIterator<Uint8Array>
  #held: Buffer

  constructor(from: AsyncIterable<Uint8Array>, held: Buffer) {
    this.#from = from[Symbol.asyncIterator]()
    this.#held = held
  }

  /** Everything before the mark; the mark is consumed too. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      // Half of the mark may have arrived.
      const sure = at < 0 ? Math.max(0, this.#held.length - mark.length + 1) : at
      const piece = this.#held.subarray(0, sure)
      this.#held = this.#held.subarray(at < 0 ? sure : sure + mark.length)
      if (piece.length > 0) yield piece
      if (at >= 0) return
      await this.#more()
    }
  }

  /** The next bytes. The line end after a delimiter stays, because it also ends an empty head. */
  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more()
    return this.#held.subarray(0, count).toString('latin1')
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#from.next()
    if (done) throw refuseFields('param.invalid', { body: 'incomplete' })
    this.#held = Buffer.concat([this.#held, value])
  }
}

async function skip(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of body);
}

function boundaryOf(contentType: string): string {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType,
  )
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw refuseFields('param.invalid', { body: 'multipart' })
  return boundary
}

function readHead(head: string): Pick<Part, 'name' | 'fileName'> {
  const [, disposition = ''] =
    head
      .split('\r\n')
      .map((line) => /^content-disposition:\s*form-data\s*(;.*)$/is.exec(line))
      .find(Boolean) ?? []
  const name = parameter(disposition, 'name')
  if (name === null) throw broken()
  return { name, fileName: parameter(disposition, 'filename') }
}

// Browsers escape these three characters this way, and no others.
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(disposition)
  const text = found?.[1] ?? found?.[2]
  return text?.replace(/%(22|0d|0a)/gi, (_, code: string) => (code === '22' ? '"' : ' ')) ?? null
}

const broken = () => refuseFields('param.invalid', { body: 'multipart' })
