import { z } from "astro/zod";
import { documents } from "../src/content/documents.ts";
import { describePath, type Problem } from "../src/content/problem.ts";
import { type Meta, metaOf, schemaAt, unwrap } from "../src/content/schemas/fields.ts";

type Field = { name: string } & Record<string, unknown>;

/** The icon (Material Symbols) of a file that is no ordinary page. */
const icons: Record<string, string> = {
  business: "storefront",
  priceList: "sell",
  serviceList: "handyman",
  home: "home",
  disclaimer: "gavel",
  terms: "gavel",
  shared: "toolbar",
};

/** Sveltia's name for the format of a file. It wants this ending for Markdown. */
export const formatName = (file: string) => (file.endsWith(".md") ? `${file}-frontmatter` : file);

/** Sveltia's configuration, which may not have undefined options; repo is OWNER/NAME on GitHub. */
export function formConfig(site: string, repo: string): object {
  const commit_messages = { update: "Change {{path}}" };
  const config = {
    load_config_file: false,
    backend: { name: "github", repo, auth_methods: ["token"], commit_messages },
    app_title: "Your site",
    site_url: site,
    media_folder: "content/photos",
    media_libraries: { stock_assets: false },
    public_folder: "",
    editor: { preview: false },
    singletons: Object.entries(documents).map(([name, { file, label, schema }]) => {
      const icon = icons[name] ?? "article";
      const format = formatName(file);
      return { name, label, icon, file: `content/${file}`, format, fields: fieldsOf(schema) };
    }),
  };
  return JSON.parse(JSON.stringify(config));
}

/** The fields of the form for a file's schema, or for a part of it. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([name, field]: [string, z.ZodType]) => {
    const { hidden, label, hint, writtenAtSave, ...meta } = metaOf(field);
    if (hidden) return { name, label, widget: "hidden" };
    const required = !writtenAtSave && !field.safeParse(undefined).success;
    const input = inputFor(unwrap(field), meta, required);
    return { name, label, hint, required, ...input };
  });
}

function inputFor(schema: z.ZodType, meta: Meta, required: boolean): object {
  const { list, timeOfDay, readFromText, startsOn, photo } = meta;
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) return listFor(schema, meta);
  if (list) return choiceOf(list);
  if (readFromText) return { widget: "string" };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options };
  // A switch would say no where there is no value.
  if (schema instanceof z.ZodBoolean)
    return required ? { widget: "boolean", default: startsOn } : yesOrNo;
  if (schema instanceof z.ZodNumberFormat) return { widget: "number" };
  if (schema instanceof z.ZodNumber)
    return { widget: "number", value_type: "float", step: 0.00001 };
  if (schema instanceof z.ZodISODate)
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (timeOfDay) return { widget: "datetime", type: "time", format: "HH:mm" };
  if (photo)
    return { widget: "image", accept: "image/jpeg,image/png,image/webp", choose_url: false };
  const isLong = schema instanceof z.ZodString && (schema.maxLength ?? 0) > 250;
  return { widget: isLong ? "text" : "string" };
}

const yesOrNo = {
  widget: "select",
  options: [true, false].map((value) => ({ value, label: value ? "Yes" : "No" })),
};

function choiceOf(list: Meta["list"]): object {
  const [file, part] = list === "prices" ? ["priceList", "prices"] : ["serviceList", "services"];
  const choice = { value_field: `${part}.*.id`, display_fields: [`${part}.*.name`] };
  return { widget: "relation", collection: "_singletons", file, ...choice };
}

function listFor(schema: z.ZodArray, { summary }: Meta): object {
  const entry = schema.element as z.ZodType;
  const [element, { list }] = [unwrap(entry), metaOf(entry)];
  const { minItems: min, maxItems: max } = schema.toJSONSchema({ unrepresentable: "any" });
  const limits = { min, max };
  if (list) return { ...choiceOf(list), multiple: true, ...limits };
  if (element instanceof z.ZodEnum)
    return { ...inputFor(element, {}, true), multiple: true, dropdown_threshold: 7 };
  const common = { widget: "list", label_singular: "an entry", ...limits };
  if (!(element instanceof z.ZodObject)) return common;
  const fields = fieldsOf(element);
  const first = fields.find(({ widget }) => widget !== "hidden")?.name;
  const named = { collapsed: true, summary: summary ?? `{{${first}}}`, allow_duplicate: false };
  return { ...common, fields, ...named };
}

/** A problem in the words of the form: "Prices › 2 › Price in dollars: write …". */
export function inWords({ file, at, message }: Problem): string {
  const document = Object.values(documents).find((known) => `content/${known.file}` === file);
  if (!document) return `${file}: ${message}`;
  let schema: z.ZodType | undefined = document.schema;
  const labels = at.map((key) => {
    const isField = schema && unwrap(schema) instanceof z.ZodObject;
    schema = schemaAt(schema, String(key));
    return (isField && metaOf(schema).label) || key;
  });
  return `${describePath([document.label, ...labels])}${message}`;
}
