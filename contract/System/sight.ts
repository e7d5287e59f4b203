import { z } from 'zod'
import { call } from '#contract/call.ts'
import { threeNames } from '#contract/common/shopSummary.ts'
import { recordId } from '#contract/fieldSchemas.ts'

const answer = z.enum(['yes', 'no', 'maybe'])

/** At most this many rows are counted of each resource. */
export const countedRows = 10_000

/**
 * What a person can see and do at a site: the menu, and for each resource what they may do and the number of rows they
 * see. The rows themselves are not shown, because the caller need not have the rights of that person.
 */
export const userSight = call({
  method: 'GET',
  path: '/user/{id}/sight',
  does: 'Says what a person can see and do at a site.',
  can: 'system.user.view',
  query: z.object({ site: z.string().max(64).optional() }),
  reply: z.object({
    is_admin: z.boolean(),
    /** Where they work: of somebody who sees every site, all of them. */
    sites: z.array(z.string()),
    menu: z.array(
      z.object({ _id: z.string(), parent: z.string().nullable(), uri: z.string().nullable(), ...threeNames }),
    ),
    resources: z.array(
      z.object({
        noun: z.string(),
        /** In the caller's language. */
        name: z.string(),
        /**
         * Null for somebody who may see none, and where a data scope hides some from the caller; `countedRows` means that
         * many or more.
         */
        rows: z.int().nullable(),
        /** By the name of the action or step; `maybe` depends on the record. */
        can: z.record(z.string(), answer),
      }),
    ),
  }),
  errors: ['not_found', 'site.denied', 'login.disabled'],
})

/**
 * The rule that decides whether a person may do something, part by part, with the answer of each part. With `record` it is
 * decided for that record, which the caller must be able to see.
 */
export const userDecision = call({
  method: 'GET',
  path: '/user/{id}/decision',
  does: 'Explains why a person may do something, or may not.',
  can: 'system.user.view',
  query: z.object({
    site: z.string().max(64).optional(),
    noun: z.string().max(80),
    action: z.string().max(80),
    record: recordId.optional(),
  }),
  reply: z.object({
    answer,
    /** The built-in administrator passes every rule. */
    is_admin: z.boolean(),
    /** The parts of the rule, each below the part that it belongs to. */
    parts: z.array(
      z.object({
        depth: z.int(),
        kind: z.string(),
        /** What it is about, in the caller's language: a permission, departments, a field. */
        about: z.string(),
        values: z.array(z.string()),
        answer,
        /** Whether the answer follows from this part. */
        decides: z.boolean(),
        /** The names of the person's roles with this permission. */
        roles: z.array(z.string()),
      }),
    ),
    /** Only with a record: what else hides it from the person, or keeps it visible. */
    filters: z.array(
      z.object({ name: z.enum(['present', 'site', 'rule', 'scope', 'rows']), passes: z.boolean() }),
    ),
    /** Only with a record, for a step: why it is not open although the rule is met. */
    fault: z.enum(['state', 'own', 'other']).nullable(),
  }),
  errors: ['not_found', 'site.denied', 'login.disabled'],
})
