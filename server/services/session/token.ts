import { hash, randomBytes } from 'node:crypto'

/**
 * A new opaque token of 256 bits. Only its hash is stored, so that a copy of the database opens no session.
 */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token)
