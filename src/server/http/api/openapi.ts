import { z } from "zod";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { errorReply } from "#contract/errors.ts";
import { fileKinds, type FileEnding } from "#contract/rows/file-kinds.ts";
import { isJson, type Reply } from "#contract/rows/reply.ts";
import type { FileField, Upload } from "#contract/rows/upload.ts";
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
    ...requestBody(row),
    responses: {
      ...success(row.reply),
      default: { description: "Refused.", content: json({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function requestBody({ body, form, upload, takesRaw }: Endpoint) {
  const content =
    upload !== undefined
      ? { "multipart/form-data": formOf(upload, body) }
      : takesRaw === true
        ? json({ type: "object" })
        : body && bodyOf(body, form !== undefined);
  return content && { requestBody: { required: true, content } };
}

function success(reply: Reply) {
  if (isJson(reply))
    return { "200": { description: "Done.", content: json(schemaOf(reply, "output")) } };
  switch (reply.kind) {
    case "file": {
      const endings = "name" in reply ? [reply.name.split(".").at(-1)] : reply.endings;
      const content = Object.fromEntries(
        (endings as FileEnding[]).map((ending) => [fileKinds[ending].type, { schema: binary }]),
      );
      return { "200": { description: "A file.", content } };
    }
    case "stream": {
      const description =
        "Server-sent events: each has JSON of this shape. `end` is the last; `error` says what every refusal says.";
      const schema = schemaOf(reply.event, "output");
      return { "200": { description, content: { "text/event-stream": { schema } } } };
    }
    case "redirect": {
      const headers = { Location: { required: true, schema: { type: "string", format: "uri" } } };
      return { [reply.status]: { description: "Leads on.", headers } };
    }
  }
}

const binary = { type: "string", format: "binary" };

/** The files of a form, and its other fields beside them. */
function formOf(upload: Upload, body: z.ZodObject | undefined) {
  const fields = Object.entries(upload);
  const { properties = {}, required = [] } = body ? schemaOf(body, "input") : {};
  const names = fields.filter(([, { isOptional }]) => isOptional !== true).map(([name]) => name);
  return {
    schema: {
      type: "object",
      properties: {
        ...properties,
        ...Object.fromEntries(fields.map(([name, field]) => [name, filesOf(field)])),
      },
      required: [...(required as string[]), ...names],
    },
    encoding: Object.fromEntries(
      fields.map(([name, { endings }]) => [
        name,
        { contentType: endings.map((ending) => fileKinds[ending].type).join(", ") },
      ]),
    ),
  };
}

const filesOf = ({ most = 1, mostBytes }: FileField) => ({
  type: "array",
  maxItems: most,
  items: { ...binary, maxLength: mostBytes },
});

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

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

interface JsonSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}
