import { z } from "zod";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { errorReply } from "#contract/errors.ts";
import { brand } from "#domain/brand.ts";

/** The contract in the words of OpenAPI 3.1. */
export function openApi(rows: Endpoints, appUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(rows)) {
    const path = row.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version: "1", description: brand.tagline },
    servers: [{ url: appUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "kwela" } },
      schemas: { Error: schemaOf(errorReply, "output") },
    },
  };
}

function operation(name: string, row: Endpoint) {
  return {
    operationId: name,
    summary: row.summary,
    "x-access": row.access,
    security: row.access === "public" ? [] : [{ session: [] }],
    parameters: [...parameters(row.params, "path"), ...parameters(row.query, "query")],
    ...(row.body !== undefined && {
      requestBody: { required: true, content: bodyOf(row.body, row.form !== undefined) },
    }),
    ...(row.takesRaw === true && {
      requestBody: { required: true, content: json({ type: "object" }) },
    }),
    responses: {
      "200": { description: "Done.", content: json(schemaOf(row.reply, "output")) },
      default: { description: "Refused.", content: json({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function parameters(schema: z.ZodObject | undefined, place: "path" | "query") {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, "input"),
  }));
}

/** What is typed into a form is the same as what is sent as JSON. */
function bodyOf(body: z.ZodObject, isFormToo: boolean) {
  const schema = schemaOf(body, "input");
  return { ...json(schema), ...(isFormToo && { "application/x-www-form-urlencoded": { schema } }) };
}

const json = (schema: unknown) => ({ "application/json": { schema } });

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
