/** The part of JSON Schema that the description uses. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | object;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textFits({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean {
  const matches = pattern === undefined || new RegExp(pattern, 'u').test(text);
  return matches && text.length >= minLength && text.length <= maxLength;
}

function objectFits(schema: JsonSchema, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, held]) => {
      const known = properties[name];
      return known === undefined ? additionalProperties !== false : fits(known, held);
    })
  );
}

/** Whether a value is as a schema of the description says: the way that a client of others' making reads it. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  if ('const' in schema && value !== schema.const) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && textFits(schema, value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value) && value.every((each) => fits(schema.items ?? {}, each));
    case 'object':
      return isRecord(value) && objectFits(schema, value);
    default:
      return true;
  }
}
