import pg from 'pg';

/** Large whole numbers come as text; ours fit into a number. */
export const parserOf: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === (pg.types.builtins.INT8 as number) ? Number : (pg.types.getTypeParser(type, format) as never);
