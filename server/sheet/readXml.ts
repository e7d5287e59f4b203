// It names no exports that Node could tell, so all of it is imported.
import sax, { type SAXParser } from 'sax'
import { Refusal } from '#contract/reply.ts'

/** Hears what stands in an XML as it comes; names are without their prefix. */
export interface XmlListener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads an XML as it comes and yields what the listener emits on the way. A definition of entities is refused, for few of
 * them can stand for gigabytes; so is whatever is not well formed (4150).
 */
export async function* readXml<T>(
  bytes: AsyncIterable<Uint8Array>,
  listen: (emit: (item: T) => void) => XmlListener,
): AsyncGenerator<T> {
  const found: T[] = []
  const { open, text, close } = listen((item) => found.push(item))
  const parser = sax.parser(true)
  const broken = () => {
    throw new Refusal('file.type', { reason: 'broken' })
  }
  const hears: Partial<SAXParser> = {
    onerror: broken,
    ondoctype: broken,
    onopentag: ({ name, attributes }) => open?.(bare(name), attributes as Record<string, string>),
    onclosetag: (name) => close?.(bare(name)),
    ontext: (piece) => text?.(piece),
    oncdata: (piece) => text?.(piece),
  }
  Object.assign(parser, hears)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes) {
      parser.write(decoder.decode(piece, { stream: true }))
      yield* found.splice(0)
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof Refusal) throw error
    broken()
  }
  yield* found.splice(0)
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)
