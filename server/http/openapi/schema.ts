/**
 * What stands in requests and answers, in the words of JSON Schema. Each schema is bound to the type of the wire that it
 * describes: one that lacks a field, or has one too many, does not compile.
 */

/** The part of JSON Schema that is spoken here. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | boolean | null)[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

export interface Schema<T> {
  readonly json: JsonSchema;
  /** Only for the compiler. */
  readonly describes?: (value: T) => T;
}

/** A field that may be left out. */
export interface OptionalSchema<T> {
  readonly optional: Schema<T>;
}

type Fields<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? OptionalSchema<Exclude<T[K], undefined>> : Schema<T[K]>;
};

/** A field, whatever it describes. */
type AnyField = { readonly json: JsonSchema } | { readonly optional: { readonly json: JsonSchema } };

export const text: Schema<string> = { json: { type: 'string' } };
export const number: Schema<number> = { json: { type: 'number' } };
export const whole: Schema<number> = { json: { type: 'integer' } };
export const flag: Schema<boolean> = { json: { type: 'boolean' } };
/** Whatever an authenticator and its library say to each other. */
export const anyObject: Schema<object> = { json: { type: 'object', additionalProperties: true } };

export const oneOf = <const V extends string>(...values: readonly V[]): Schema<V> => ({ json: { enum: values } });

export const isTrue: Schema<true> = { json: { enum: [true] } };

export const orNull = <T>({ json }: Schema<T>): Schema<T | null> => ({ json: { anyOf: [json, { type: 'null' }] } });

export const list = <T>({ json }: Schema<T>): Schema<readonly T[]> => ({ json: { type: 'array', items: json } });

export const mapOf = <T>({ json }: Schema<T>): Schema<Readonly<Record<string, T>>> => ({
  json: { type: 'object', additionalProperties: json },
});

export const optional = <T>(schema: Schema<T>): OptionalSchema<T> => ({ optional: schema });

export function object<T>(fields: Fields<T>): Schema<T> {
  const entries = Object.entries(fields as Readonly<Record<string, AnyField>>);
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([name, one]) => [name, 'optional' in one ? one.optional.json : one.json]),
      ),
      required: entries.filter(([, one]) => !('optional' in one)).map(([name]) => name),
    },
  };
}

/** One of several kinds of objects. */
export const anyOf = <T>(...kinds: readonly Pick<Schema<never>, 'json'>[]): Schema<T> => ({
  json: { anyOf: kinds.map(({ json }) => json) },
});

/** Stands once in the document, under this name. */
export function named<T>(name: string, { json }: Schema<T>): Schema<T> {
  components.set(name, json);
  return { json: { $ref: `#/components/schemas/${name}` } };
}

/** By name, in the order in which they were made. */
export const components = new Map<string, JsonSchema>();
