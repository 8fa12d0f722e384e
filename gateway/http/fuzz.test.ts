import fc from "fast-check";
import type { Call } from "../contract/call";
import { routes } from "../routes";
import {
	type ArbitraryRequest,
	requestsFor,
} from "../testing/arbitrary-request";
import { rowOf } from "../testing/permissions";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Answer } from "../testing/wire";

const runsPerCall = 300;
const limitMs = 120_000;
let shop: TestShop;

beforeAll(async () => {
	// Signatures are read and compared, but do not stop the input from going further in.
	shop = await openTestShop({ signatureMode: "report" });
});
afterAll(() => shop.close());

function send(call: Call, request: ArbitraryRequest): Promise<Answer> {
	const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
		encodeURIComponent(
			(request.params[name] ?? "").replace(/\p{Surrogate}/gu, "\uFFFD"),
		),
	);
	const search = new URLSearchParams(request.query).toString();
	const headers = {
		"content-type": "application/json",
		timestamp: String(Date.now()),
		signature: "AAAA",
	};
	const body = call.method === "POST" ? JSON.stringify(request.body) : null;
	return shop.wire.send(search ? `${path}?${search}` : path, {
		method: call.method,
		headers,
		body,
	});
}

/** A repeated name is a list of its values, and no schema of a query knows lists. */
function asObject(query: ArbitraryRequest["query"]): Record<string, unknown> {
	const texts: Record<string, unknown> = Object.create(null);
	for (const [name, value] of query)
		texts[name] = name in texts ? [texts[name], value] : value;
	return texts;
}

/** What the contract alone says of a request. */
function isRight(call: Call, request: ArbitraryRequest): boolean {
	if (JSON.stringify(request).includes("\\u0000")) return false;
	return [
		call.params?.safeParse(request.params),
		call.query?.safeParse(asObject(request.query)),
		call.body?.safeParse(request.body),
	].every((parsed) => parsed === undefined || parsed.success);
}

function expectEnvelope(answer: Answer) {
	expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual([
		"code",
		"data",
		"message",
	]);
	expect(answer.message).not.toBe("");
	expect(answer.status).toBe(answer.code);
}

function expectShape(call: Call, data: unknown) {
	const parsed = call.answer.safeParse(data);
	expect(parsed.error?.issues).toBeUndefined();
	// What the contract does not name must not leave the gateway.
	expect(parsed.data).toEqual(data);
}

describe.each(routes.map(({ call }) => [rowOf(call), call] as const))(
	"%s",
	(_, call) => {
		test(
			"answers right input by its contract and refuses all other input",
			async () => {
				const codes = new Map<number, number>();
				const property = fc.asyncProperty(
					requestsFor(call),
					async (request) => {
						const answer = await send(call, request);
						codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
						expectEnvelope(answer);
						expect(isRight(call, request) ? [200, 404] : [400]).toContain(
							answer.code,
						);
						if (answer.code === 200) expectShape(call, answer.data);
					},
				);
				await fc.assert(property, { numRuns: runsPerCall });
				expect(codes.get(200)).toBeGreaterThan(0);
			},
			limitMs,
		);
	},
);
