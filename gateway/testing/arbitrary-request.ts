import fc from "fast-check";
import { z } from "zod";
import type { Call } from "../contract/call";
import { hostileJson, hostileTexts } from "./hostile-values";

/** A request as it goes over the wire: everything in a path and a query is text, repeated names allowed. */
export interface ArbitraryRequest {
	params: Record<string, string>;
	query: [name: string, value: string][];
	body: unknown;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts of a schema: words of many scripts, or what its pattern asks for. */
function textOf(schema: JsonSchema): fc.Arbitrary<string> {
	const { minLength = 0, maxLength = 200, pattern } = schema;
	if (pattern)
		return fc
			.stringMatching(new RegExp(pattern))
			.filter((text) => text.length >= minLength && text.length <= maxLength);
	return fc.string({ unit: "grapheme", minLength, maxLength });
}

const digits = (length: number) =>
	fc
		.integer({ min: 0, max: 10 ** length - 1 })
		.map((number) => String(number).padStart(length, "0"));

const emails = fc.stringMatching(
	/^[a-z]{1,9}[.+]?[A-Z0-9]{1,9}@[a-z]{2,9}\.example$/,
);

/** Fields whose rules a JSON schema does not tell: what is right for them, most of the time. */
const knownFields: Record<string, fc.Arbitrary<string>> = {
	email: emails,
	phone: digits(7).map((rest) => `9${rest}`),
	countryCode: fc.constantFrom("+852", "+44", "+86"),
	captcha: digits(6),
	content: fc.constantFrom("500 g", "1.5 l", "6 piece"),
};

/** Values that a JSON schema allows. Small whole numbers are likelier, as ids in a shop are small. */
export function allowedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const members = membersOf(schema);
	if (members.length > 0) return fc.oneof(...members.map(allowedBy));
	switch (schema.type) {
		case "string":
			return textOf(schema);
		case "integer":
		case "number": {
			const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
			const small = fc.integer({ min, max: Math.min(max, min + 300) });
			return fc.oneof(small, fc.integer({ min, max }));
		}
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		case "array":
			return fc.array(allowedBy(schema.items as JsonSchema), { maxLength: 5 });
		case "object":
			return objectOf(schema, (one) => allowedBy(one));
		default:
			throw new Error(`No values are known for ${JSON.stringify(schema)}`);
	}
}

/** Of a union, told apart by a field or not. */
function membersOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
	return (anyOf ?? oneOf ?? []) as JsonSchema[];
}

function objectOf<Value>(
	schema: JsonSchema,
	member: (schema: JsonSchema, name: string) => fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> {
	const members = Object.entries(schema.properties ?? {}).map(([name, one]) => {
		const described = member(one as JsonSchema, name);
		const known = knownFields[name] as fc.Arbitrary<Value> | undefined;
		return [
			name,
			known
				? fc.oneof(
						{ weight: 4, arbitrary: known },
						{ weight: 1, arbitrary: described },
					)
				: described,
		] as const;
	});
	return fc.record(Object.fromEntries(members), {
		requiredKeys: schema.required ?? [],
	});
}

function schemaOf(schema: z.ZodType): JsonSchema {
	return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

/** What the shop knows: without it, made-up ids rarely name anything, and nothing but their refusal is tried. */
export interface KnownTexts {
	params?: Record<string, number | string>;
	query?: Record<string, string>;
}

function textsOf(
	schema: z.ZodType | undefined,
	known: Record<string, number | string> = {},
) {
	if (!schema) return fc.constant({} as Record<string, string>);
	return objectOf(schemaOf(schema), (one, name) => {
		const own = known[name];
		return fc.oneof(
			{ weight: 4, arbitrary: allowedBy(one).map(String) },
			{ weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
			...(own === undefined
				? []
				: [{ weight: 4, arbitrary: fc.constant(String(own)) }]),
		);
	});
}

function bodiesOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
	if (!schema) return fc.constant(undefined);
	const described = schemaOf(schema);
	if (described.type === "string")
		return fc.oneof(
			emails,
			allowedBy(described),
			fc.constantFrom(...hostileJson),
		);
	const hostile = fc.constantFrom(...hostileJson);
	const members = membersOf(described);
	const spoilt = fc.oneof(
		...(members.length > 0 ? members : [described]).map((member) =>
			objectOf(member, (one) =>
				fc.oneof(allowedBy(one), hostile, fc.jsonValue()),
			),
		),
	);
	return fc.oneof(
		{ weight: 3, arbitrary: allowedBy(described) },
		{ weight: 3, arbitrary: spoilt },
		{ weight: 1, arbitrary: fc.oneof(hostile, fc.jsonValue()) },
	);
}

/** A segment of a path that a URL leaves in its place. */
const isSegment = (text: string) => !["", ".", ".."].includes(text);

/** Requests for a call, some right, some spoilt in one place, some hostile all over; made from its contract. */
export function requestsFor(
	call: Call,
	known: KnownTexts = {},
): fc.Arbitrary<ArbitraryRequest> {
	const text = fc.constantFrom(...hostileTexts);
	const names = [...Object.keys(call.query?.shape ?? {}), "__proto__", "a", ""];
	const strays = fc.oneof(
		{ weight: 4, arbitrary: fc.constant([]) },
		{
			weight: 1,
			arbitrary: fc.array(fc.tuple(fc.constantFrom(...names), text), {
				maxLength: 3,
			}),
		},
	);
	const query = fc
		.tuple(textsOf(call.query, known.query), strays)
		.map(([right, stray]) => [...Object.entries(right), ...stray]);
	const params = textsOf(call.params, known.params).filter((texts) =>
		Object.values(texts).every(isSegment),
	);
	return fc.record({ params, query, body: bodiesOf(call.body) });
}
