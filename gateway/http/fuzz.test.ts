import fc from "fast-check";
import type { Call } from "../contract/call";
import { routes } from "../routes";
import {
	type ArbitraryRequest,
	requestsFor,
} from "../testing/arbitrary-request";
import { permissions, rowOf } from "../testing/permissions";
import { roles, signInAs } from "../testing/sign-in-as";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Answer, Wire } from "../testing/wire";
import { noLimits } from "./limits";

const runsPerCall = 300;
const limitMs = 120_000;
let shop: TestShop;
let wire: Wire;

beforeAll(async () => {
	shop = await openTestShop();
	// Signatures are read and compared, but do not stop the input from going further in, nor do limits.
	wire = shop.openAnother(
		{ signatureMode: "report" },
		{ limits: noLimits },
	).wire;
});
afterAll(() => shop.close());

/** As a browser would send it; half of a surrogate pair is no text of a URL or a form. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Forms hold texts: whatever is no object is a form without fields. */
function asForm(body: unknown): Record<string, string> {
	const fields = typeof body === "object" && body !== null ? body : {};
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			wellFormed(name),
			wellFormed(
				typeof value === "string" ? value : JSON.stringify(value ?? null),
			),
		]),
	);
}

function bodyOf(call: Call, body: unknown): string | null {
	if (call.method === "GET") return null;
	return call.bodyType === "form"
		? new URLSearchParams(asForm(body)).toString()
		: JSON.stringify(body);
}

function send(
	call: Call,
	request: ArbitraryRequest,
	token: string | undefined,
): Promise<Answer> {
	const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
		encodeURIComponent(wellFormed(request.params[name] ?? "")),
	);
	const search = new URLSearchParams(request.query).toString();
	const headers = {
		"content-type":
			call.bodyType === "form"
				? "application/x-www-form-urlencoded"
				: "application/json",
		timestamp: String(Date.now()),
		signature: "AAAA",
		...(token && { authorization: `Bearer ${token}` }),
	};
	return wire.send(search ? `${path}?${search}` : path, {
		method: call.method,
		headers,
		body: bodyOf(call, request.body),
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
	// Only JSON can name half of a character; whatever else travels is whole.
	const sent = bodyOf(call, request.body) ?? "";
	if (call.bodyType !== "form" && /\\ud[89a-f]/i.test(sent)) return false;
	return [
		call.params?.safeParse(request.params),
		call.query?.safeParse(asObject(request.query)),
		call.body?.safeParse(
			call.bodyType === "form" ? asForm(request.body) : request.body,
		),
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
	(name, call) => {
		const row = permissions[name];
		// Whoever comes furthest; where all are told that there is nothing, that.
		const role = [200, 400, 404]
			.map((code) => roles.findLast((one) => row?.expected[one] === code))
			.find((one) => one !== undefined);
		const known = typeof row?.example === "object" ? row.example : {};
		const isAnswered = role !== undefined && row?.expected[role] === 200;

		test(
			"answers right input by its contract and refuses all other input",
			async () => {
				const codes = new Map<number, number>();
				let token: string | undefined;
				// One session serves until a call ends it.
				async function sendSignedIn(request: ArbitraryRequest) {
					if (call.who === "all" || !role)
						return send(call, request, undefined);
					token ??= await signInAs(shop, role);
					const answer = await send(call, request, token);
					if (answer.status !== 401) return answer;
					token = await signInAs(shop, role);
					return send(call, request, token);
				}
				const property = fc.asyncProperty(
					requestsFor(call, known),
					async (request) => {
						const answer = await sendSignedIn(request);
						codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
						expectEnvelope(answer);
						const foreseen = [200, 404, ...(row?.refusals ?? [])];
						expect(isRight(call, request) ? foreseen : [400]).toContain(
							answer.code,
						);
						if (answer.code === 200) expectShape(call, answer.data);
					},
				);
				await fc.assert(property, { numRuns: runsPerCall });
				if (isAnswered && !row?.refusals)
					expect(codes.get(200)).toBeGreaterThan(0);
			},
			limitMs,
		);
	},
);
