import { type RouteDescription, routeDescriptions } from './route-descriptions.js';

/** The requests over http in the words of OpenAPI 3.1, made of the routes that there are and what is said of each. */

/** A route as it is registered: `GET /api/matches/:match`. */
export type RouteName = string;

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

/** Routes of which nothing is said yet. */
export const undescribed = (routes: readonly RouteName[]): RouteName[] =>
  routes.filter((route) => !Object.hasOwn(routeDescriptions, route));

export function openApiOf(routes: readonly RouteName[]): OpenApi {
  const paths: Record<string, Record<string, object>> = {};
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
    components: { securitySchemes, schemas },
  };
}

function operation(url: string, about: RouteDescription | undefined): object {
  const { summary = '', body, answer = 'Done.', needs } = about ?? {};
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary,
    ...(names.length > 0 ? { parameters: names.map(pathParameter) } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, ...content(objectOf(body)) } }),
    responses: {
      200: { description: answer },
      default: { description: 'Not done, and why.', ...content({ $ref: '#/components/schemas/Refusal' }) },
    },
    ...(needs === undefined ? {} : { security: [{ [needs]: [] }] }),
  };
}

const pathParameter = (name: string): object => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const content = (schema: object): object => ({ content: { 'application/json': { schema } } });

/** Fields by their types; those whose names end in `?` may be left out. */
function objectOf(fields: NonNullable<RouteDescription['body']>): object {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), { type: fields[name] }])),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

const securitySchemes = {
  key: { type: 'http', scheme: 'bearer', description: 'The key of a seat, or an invitation.' },
  session: { type: 'apiKey', in: 'cookie', name: 'impulse-session', description: 'Of a person who has signed in.' },
};

const schemas = {
  Refusal: objectOf({ problem: 'object' }),
};
