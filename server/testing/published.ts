import { type OpenApi, openApiOf } from '../http/openapi/openapi.js';
import { routeDescriptions } from '../http/openapi/route-descriptions.js';
import type { JsonSchema } from '../http/openapi/schema.js';

/** Holds what goes over http in the tests to the published document, field by field. */

let made: OpenApi | null = null;
const published = (): OpenApi => (made ??= openApiOf(Object.keys(routeDescriptions)));

/** Routes that have answered something other than a refusal, in this process. */
export const answeredRoutes = new Set<string>();

export interface Exchange {
  readonly method: string;
  /** With its parameters and without the server. */
  readonly path: string;
  readonly sent: unknown;
  readonly status: number;
  readonly body: unknown;
}

export function holdToDocument({ method, path, sent, status, body }: Exchange): void {
  const route = routeOf(method, path);
  if (route === null) return;
  const [, address] = route.split(' ');
  const operation = published().paths[address.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
  const isRefusal = status >= 400;
  const answered = operation.responses[isRefusal ? 'default' : '200'].content?.['application/json'].schema;
  // What a server that is not ready says is no refusal.
  const wrong = answered && !(isRefusal && address === '/ready') ? difference(answered, body, 'answer') : null;
  const asked = isRefusal ? undefined : operation.requestBody?.content['application/json'].schema;
  const wrongly = wrong ?? (asked ? difference(asked, asSent(sent), 'request') : null);
  if (wrongly !== null) throw new Error(`${route}: /api/openapi.json says otherwise: ${wrongly}`);
  if (!isRefusal) answeredRoutes.add(route);
}

/** Fields that are undefined do not travel. */
const asSent = (sent: unknown): unknown => (sent === undefined ? sent : JSON.parse(JSON.stringify(sent)));

/** Of two that fit, the one with fewer parameters. */
function routeOf(method: string, path: string): string | null {
  const parts = path.split(/[?#]/, 1)[0].split('/');
  const fits = Object.keys(routeDescriptions).filter((route) => {
    const [verb, address] = route.split(' ');
    const wanted = address.split('/');
    if (verb !== method || wanted.length !== parts.length) return false;
    return wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
  });
  return fits.toSorted((one, other) => one.split(':').length - other.split(':').length)[0] ?? null;
}

/** Where the value is not as the schema says; null where it is. Fields that the schema does not know are a difference. */
export function difference(schema: JsonSchema, value: unknown, at: string): string | null {
  const { $ref, anyOf, enum: values, type, items, properties, required = [], additionalProperties } = schema;
  if ($ref !== undefined) return difference(referred($ref), value, at);
  if (anyOf) {
    const differences = anyOf.map((one) => difference(one, value, at));
    return differences.includes(null) ? null : differences.join('; or ');
  }
  if (values) return values.some((one) => one === value) ? null : `${at} is ${JSON.stringify(value)}`;
  if (type !== typeOf(value) && !(type === 'number' && typeOf(value) === 'integer')) {
    return `${at} is ${typeOf(value)}, not ${String(type)}`;
  }
  if (Array.isArray(value) && items) return first(value.map((one, index) => difference(items, one, `${at}[${index}]`)));
  if (type !== 'object') return null;
  const fields = Object.entries(value as object);
  const missing = required.filter((name) => !Object.hasOwn(value as object, name));
  if (missing.length > 0) return `${at} lacks ${missing.join(', ')}`;
  return first(
    fields.map(([name, one]) => {
      const known = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (known === true) return null;
      return known ? difference(known, one, `${at}.${name}`) : `${at}.${name} is not in the document`;
    }),
  );
}

const first = (differences: readonly (string | null)[]): string | null =>
  differences.find((one) => one !== null) ?? null;

function referred($ref: string): JsonSchema {
  const name = $ref.replace('#/components/schemas/', '');
  const { schemas } = published().components;
  if (!Object.hasOwn(schemas, name)) throw new Error(`The document has no schema ${name}`);
  return schemas[name];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
