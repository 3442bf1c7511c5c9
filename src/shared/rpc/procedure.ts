import { z } from 'zod'

/**
 * One thing the window may ask of its host. `item` is what streams while it
 * runs, `output` what it ends with, `error` the ways it can fail by its own rules.
 */
export interface Procedure<
  I extends z.ZodType = z.ZodType,
  T extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  E extends z.ZodType = z.ZodType,
> {
  readonly input: I
  readonly item: T
  readonly output: O
  readonly error: E
}

/** Declares a procedure. Without `item` it streams nothing; without `error` it can't fail by its own rules. */
export const procedure = <
  I extends z.ZodType,
  O extends z.ZodType,
  T extends z.ZodType = z.ZodNever,
  E extends z.ZodType = z.ZodNever,
>(spec: {
  input: I
  output: O
  item?: T
  error?: E
}): Procedure<I, T, O, E> => ({ item: z.never(), error: z.never(), ...spec }) as never

export type Contract = Readonly<Record<string, Procedure>>

/** The procedure of that name; names that only the prototype has (`constructor`) are none. */
export const declaredIn = (contract: Contract, method: string): Procedure | undefined =>
  Object.hasOwn(contract, method) ? contract[method] : undefined

export type Method<C extends Contract> = keyof C & string
export type Input<C extends Contract, M extends Method<C>> = z.infer<C[M]['input']>
export type Item<C extends Contract, M extends Method<C>> = z.infer<C[M]['item']>
export type Output<C extends Contract, M extends Method<C>> = z.infer<C[M]['output']>
export type OwnError<C extends Contract, M extends Method<C>> = z.infer<C[M]['error']>
