import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'

/**
 * An uploaded file (specification section 3). `url` and `thumbUrl` (only for pictures) carry a signature for
 * the reader's session, because an image tag cannot send the token. It is valid for an hour and ends with the
 * session.
 */
export const uploadFile = z.object({
  uid: z.string(),
  name: z.string(),
  url: z.string(),
  thumbUrl: z.string().nullable(),
  mime: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  /** Of the content, in hex. */
  sha256: z.string(),
  biz_type: z.string(),
  biz_id: z.string().nullable(),
})

/**
 * Takes a file up to `upload.max_mb` of the types in `upload.types`. The type is detected from the content.
 */
export const upload = call({
  method: 'POST',
  path: '/upload',
  does: 'Uploads a file.',
  can: signedIn,
  reach: 'records',
  carries: 'upload',
  body: z.object({
    biz_type: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,59}$/)
      .describe('The resource that it is for, such as `brand` or `tour_problem`.'),
    biz_id: recordId.optional().describe('The record, once there is one.'),
  }),
  reply: uploadFile,
  errors: ['file.too_large', 'file.type', 'file.quota', 'permission.denied', 'not_found'],
})

/**
 * Returns the file to people who may see the record that it belongs to, authenticated by session or by the
 * signature in the address.
 */
export const file = call({
  method: 'GET',
  path: '/file/{id}',
  does: 'Returns an uploaded file, or its thumbnail.',
  can: 'anyone',
  carries: 'download',
  query: z.object({
    thumb: z.literal('1').optional(),
    /** Until when `signature` is valid, in unix seconds, and for whom. */
    expires: z.coerce.number().int().optional(),
    user: recordId.optional(),
    signature: z.string().max(200).optional(),
  }),
  reply: z.unknown(),
  errors: ['auth.required', 'permission.denied', 'not_found'],
})

/**
 * How the console shows stored files: returns the named files that the caller may see, in the requested
 * order. Files that do not exist or that the caller may not see are left out. `uids` are 1 to 100, separated
 * by commas.
 */
export const fileAddresses = call({
  method: 'GET',
  path: '/file/addresses',
  does: 'Lists uploaded files by their uids, with URLs for the reader.',
  can: signedIn,
  query: z.object({ uids: z.string().regex(/^[A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,99}$/) }),
  reply: z.object({ list: z.array(uploadFile), total: z.number() }),
})
