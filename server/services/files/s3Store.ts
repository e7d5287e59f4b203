import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Settings } from '#server/base/settings.ts'
import type { FileStore } from './fileStore.ts'
import { StoreUnavailable } from './StoreUnavailable.ts'

/**
 * Milliseconds for a connection to be established, and for it to be silent: a store that hangs must not block
 * everybody.
 */
const usualPatience = { connect: 1000, silent: 10_000 }

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function s3Store(settings: Settings, patience = usualPatience): FileStore {
  const { FILES_S3_URL, FILES_S3_REGION, FILES_S3_PATH_STYLE, FILES_S3_BUCKET: Bucket } = settings
  const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey } = settings
  const client = new S3Client({
    region: FILES_S3_REGION,
    forcePathStyle: FILES_S3_PATH_STYLE,
    logger: quiet,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silent },
    // Other services do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(FILES_S3_URL ? { endpoint: FILES_S3_URL } : {}),
    // Without keys in the settings the client looks where Amazon's machines keep them.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (given) => {
        const answered = await next(given)
        const response = answered.response as Reply
        // Only a file that is read is as long as it is.
        if (commandName !== 'GetObjectCommand' || response.statusCode >= 300)
          response.body = Readable.from(begun(response.body, patience.silent))
        return answered
      },
    { step: 'deserialize', priority: 'low' },
  )
  return {
    put: async (name, path) => {
      const { size } = await stat(path)
      const Body = createReadStream(path)
      await client
        .send(new PutObjectCommand({ Bucket, Key: name, Body, ContentLength: size }))
        .catch(unavailable)
        .finally(() => Body.destroy())
    },
    get: async (name) => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: name })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null
        return unavailable(error)
      })
      return (found?.Body as Readable | undefined) ?? null
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name })).catch(unavailable)
    },
  }
}

/** What comes from the store, before it is read. */
interface Reply {
  readonly statusCode: number
  body: Readable
}

/** What is read of a reply that has no file, in bytes: a store that says more has gone wrong. */
const mostSaid = 64 * 1024

/** The beginning of what a store says, as far as it comes within some milliseconds. */
async function* begun(body: Readable, patience: number): AsyncGenerator<Buffer> {
  const timer = setTimeout(() => body.destroy(), patience)
  try {
    let left = mostSaid
    for await (const part of body as AsyncIterable<Buffer>) {
      yield part.subarray(0, left)
      left -= part.length
      // Leaving the loop closes the connection.
      if (left <= 0) return
    }
  } finally {
    clearTimeout(timer)
  }
}

// It would write to the console; errors are thrown, and logged by us.
const silent = () => undefined
const quiet = { trace: silent, debug: silent, info: silent, warn: silent, error: silent }

function unavailable(error: unknown): never {
  throw new StoreUnavailable(error)
}
