import { z } from "zod";
import { routes } from "../routes";
import { openTestShop, type TestShop } from "../testing/test-shop";

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));
const parameter = z.object({
	name: z.string().min(1),
	in: z.enum(["path", "query", "header", "cookie"]),
	required: z.boolean().optional(),
	schema,
});
const operation = z.object({
	operationId: z.string().min(1),
	summary: z.string().min(1),
	tags: z.array(z.string()),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	parameters: z.array(parameter).default([]),
	requestBody: z.object({ required: z.literal(true), content }).optional(),
	responses: z.record(
		z.string().regex(/^[1-5]\d\d$/),
		z.object({ description: z.string().min(1), content: content.optional() }),
	),
});

/** What OpenAPI 3.1 asks of a document, as far as the gateway uses it. */
const openApi = z.object({
	openapi: z.string().regex(/^3\.1\.\d+$/),
	info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
	paths: z.record(
		z.string().startsWith("/"),
		z.partialRecord(z.enum(["get", "post"]), operation),
	),
	components: z.object({ securitySchemes: z.record(z.string(), schema) }),
});

let shop: TestShop;
let text: string;
let document: z.infer<typeof openApi>;

beforeAll(async () => {
	shop = await openTestShop();
	text = (await shop.wire.get("/api/front/openapi.json")).text;
	document = openApi.parse(JSON.parse(text));
});
afterAll(() => shop.close());

test("the API document lists every call and no other", () => {
	const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
	);
	const declared = routes.map(({ call }) => `${call.method} ${call.path}`);
	expect(listed.sort()).toEqual(declared.sort());
});

test("in production the API document is silent about the back room", async () => {
	const { wire } = shop.openAnother({ docsAssetFolder: undefined });
	const { text } = await wire.get("/api/front/openapi.json");
	const { paths } = openApi.parse(JSON.parse(text));
	expect(Object.keys(paths).sort()).toEqual(
		Object.keys(document.paths)
			.filter((path) => path.startsWith("/api/front/"))
			.sort(),
	);
	expect(text).not.toContain("/api/operator/");
});

test("each call of the API document has a name of its own", () => {
	const names = Object.values(document.paths).flatMap((methods) =>
		Object.values(methods).map(({ operationId }) => operationId),
	);
	expect(new Set(names).size).toBe(routes.length);
});

test("the API document points nowhere but into itself", () => {
	const known = new Set(Object.keys(document.components.securitySchemes));
	const whole: unknown = JSON.parse(text);
	for (const [, target] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
		const parts = target?.replace(/^#\//, "").split("/") ?? [];
		const found = parts.reduce(
			(at: unknown, part) => (at as Record<string, unknown>)?.[part],
			whole,
		);
		expect([target, typeof found]).toEqual([target, "object"]);
	}
	for (const methods of Object.values(document.paths))
		for (const { security } of Object.values(methods))
			for (const one of security.flatMap(Object.keys))
				expect(known).toContain(one);
});

describe.each(routes.map(({ call }) => [call.path, call] as const))(
	"the API document's %s",
	(path, call) => {
		const method = call.method === "GET" ? "get" : "post";
		const described = () => document.paths[path]?.[method];
		const namesIn = (place: string) =>
			described()
				?.parameters.filter((one) => one.in === place)
				.map(({ name }) => name);

		test("names every parameter", () => {
			expect(namesIn("query")).toEqual(Object.keys(call.query?.shape ?? {}));
			expect(namesIn("path")).toEqual(Object.keys(call.params?.shape ?? {}));
		});

		test("requires every part of its path", () => {
			const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			expect(namesIn("path")).toEqual(braces);
			for (const one of described()?.parameters ?? [])
				if (one.in === "path") expect(one.required).toBe(true);
		});

		test("describes what is sent and what comes back", () => {
			const { requestBody, responses } = described() ?? {};
			expect(requestBody !== undefined).toBe(call.body !== undefined);
			const answered = responses?.["200"]?.content?.["application/json"];
			expect(Object.keys(answered?.schema.properties ?? {})).toEqual([
				"code",
				"message",
				"data",
			]);
			expect(Object.keys(responses ?? {})).toContain("429");
		});
	},
);

test("the page of the API document and its assets are there for developers", async () => {
	for (const file of ["", "/swagger-ui.css", "/swagger-ui-bundle.js"]) {
		const answer = await shop.wire.get(`/api/front/docs${file}`);
		expect([file, answer.status]).toEqual([file, 200]);
	}
});

test("the page of the API document is closed where its assets are not given, the document is not", async () => {
	const { wire } = shop.openAnother({ docsAssetFolder: undefined });
	for (const file of ["", "/swagger-ui.css", "/swagger-ui-bundle.js"])
		expect((await wire.get(`/api/front/docs${file}`)).code).toBe(404);
	expect((await wire.get("/api/front/openapi.json")).status).toBe(200);
});
