import { z } from 'zod'
import type { HttpError } from '#src/providers/http.ts'
import { CallError } from './CallError.ts'
import { isRecord } from '#contract/isRecord.ts'

type Translate = (key: string, options?: object) => string

/**
 * Adds a sentence for each field of the body that an error of the back end names; returns any other error
 * unchanged.
 */
export function placed(error: unknown, body: z.ZodType | undefined, translate: Translate): unknown {
  if (!isHttpError(error)) return error
  const { data } = error
  const fields = isRecord(data) && isRecord(data['fields']) ? data['fields'] : {}
  const sentences = Object.entries(fields).map(([name, key]) => [
    name,
    // A back end may send a sentence instead of a key.
    translate(`atrium.validation.${String(key)}`, { ...boundsIn(body, name), _: String(key) }),
  ])
  return new CallError(error, Object.fromEntries(sentences))
}

/** The bounds of a field of the body, for the messages that name them. */
function boundsIn(body: z.core.$ZodType | undefined, name: string): { min?: unknown; max?: unknown } {
  const object = body && unwrapped(body)
  const part = object instanceof z.ZodObject ? object.shape[name] : undefined
  const bounded = part && unwrapped(part)
  if (bounded instanceof z.ZodNumber) return { min: bounded.minValue, max: bounded.maxValue }
  if (bounded instanceof z.ZodString) return { min: bounded.minLength, max: bounded.maxLength }
  return {}
}

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema

const isHttpError = (error: unknown): error is HttpError => error instanceof Error && 'errcode' in error
