import type { Problem } from '@impulse/engine';
import { type RouteDescription, routeDescriptions } from './route-descriptions.js';
import { components, type JsonSchema, named, object, text } from './schema.js';

/** The requests over http in the words of OpenAPI 3.1, made of the routes that there are and what is said of each. */

/** A route as it is registered: `GET /api/matches/:match`. */
export type RouteName = string;

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
}

export interface Operation {
  readonly summary: string;
  readonly requestBody?: Content & { readonly required: true };
  readonly responses: Readonly<Record<string, { readonly description: string } & Partial<Content>>>;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object };
}

/** Routes of which nothing is said yet. */
export const undescribed = (routes: readonly RouteName[]): RouteName[] =>
  routes.filter((route) => !Object.hasOwn(routeDescriptions, route));

export function openApiOf(routes: readonly RouteName[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes.toSorted()) {
    const [method, url] = route.split(' ');
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(url, routeDescriptions[route]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Impulse: matches between people',
      version: '1',
      description: 'What is not live. The socket at /api/socket and all types are described in docs/server.md.',
    },
    paths,
    components: { securitySchemes, schemas: Object.fromEntries(components) },
  };
}

function operation(url: string, about: RouteDescription | undefined): Operation {
  const { summary = '', body, answers, answer = 'Done.', needs } = about ?? {};
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary,
    ...(names.length > 0 ? { parameters: names.map(pathParameter) } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, ...content(body.json) } }),
    responses: {
      200: { description: answer, ...(answers ? content(answers.json) : {}) },
      default: { description: 'Not done, and why.', ...content(refusal.json) },
    },
    ...(needs === undefined ? {} : { security: [{ [needs]: [] }] }),
  };
}

const pathParameter = (name: string): object => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const content = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } });

const securitySchemes = {
  key: { type: 'http', scheme: 'bearer', description: 'The key of a seat, or an invitation.' },
  token: { type: 'http', scheme: 'bearer', description: 'Of a bot.' },
  session: { type: 'apiKey', in: 'cookie', name: 'impulse-session', description: 'Of a person who has signed in.' },
};

const refusal = named(
  'Refusal',
  object<{ readonly problem: Problem }>({ problem: object<Problem>({ code: text, path: text, message: text }) }),
);
