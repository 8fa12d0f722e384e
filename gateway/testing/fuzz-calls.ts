import { randomInt } from "node:crypto";
import fc from "fast-check";
import type { Call } from "../contract/call";
import { noLimits } from "../http/limits";
import { routes } from "../routes";
import { accountsAsTheyWere } from "./accounts-as-they-were";
import { type ArbitraryRequest, requestsFor } from "./arbitrary-request";
import { byExtent } from "./extent";
import type { Example, Permission } from "./permission";
import { permissions, rowOf } from "./permissions";
import { type Role, roles, signInAs } from "./sign-in-as";
import { openTestShop, type TestShop } from "./test-shop";
import type { Answer, Wire } from "./wire";

/** New in every run; FUZZ_SEED repeats one that was printed. */
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const runsPerCall = byExtent(40, 300);
const limitMs = 120_000;

const is = (side: string, method: Call["method"]) => (call: Call) =>
	call.path.startsWith(`/api/${side}/`) && call.method === method;

/** A test file each, so that workers share them. */
export const fuzzParts = {
	"front-reads": is("front", "GET"),
	"front-writes": is("front", "POST"),
	"operator-reads": is("operator", "GET"),
	"operator-writes": is("operator", "POST"),
};

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
	wire: Wire,
	call: Call,
	{ request, token }: { request: ArbitraryRequest; token?: string },
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

/** What has every right to succeed, as it goes over the wire. */
function asRequest({ params = {}, query = {}, body }: Example) {
	const texts = Object.entries(params).map(([name, id]) => [name, String(id)]);
	return {
		params: Object.fromEntries(texts),
		query: Object.entries(query),
		body,
	};
}

/** Whoever comes furthest; where all are told that there is nothing, or not yet, that. */
function furthestOf(row: Permission | undefined): Role | undefined {
	return [200, 400, 404, 409]
		.map((code) => roles.findLast((role) => row?.expected[role] === code))
		.find((role) => role !== undefined);
}

/** One session serves until a call ends it. */
function openSender(
	{ shop, wire }: { shop: TestShop; wire: Wire },
	call: Call,
	role: Role | undefined,
) {
	let token: string | undefined;
	return async (request: ArbitraryRequest) => {
		if (call.who === "all" || !role) return send(wire, call, { request });
		token ??= await signInAs(shop, role);
		const answer = await send(wire, call, { request, token });
		if (answer.status !== 401) return answer;
		token = await signInAs(shop, role);
		return send(wire, call, { request, token });
	};
}

async function fuzz(opened: { shop: TestShop; wire: Wire }, call: Call) {
	const row = permissions[rowOf(call)];
	const role = furthestOf(row);
	const { example = {} } = row ?? {};
	const isAnswered =
		role !== undefined && row?.expected[role] === 200 && !row.refusals;
	const sendSignedIn = openSender(opened, call, role);
	const codes = new Map<number, number>();
	const property = fc.asyncProperty(
		requestsFor(call, typeof example === "object" ? example : {}),
		async (request) => {
			const answer = await sendSignedIn(request);
			codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
			expectEnvelope(answer);
			const foreseen = [200, 404, ...(row?.refusals ?? [])];
			expect(isRight(call, request) ? foreseen : [400]).toContain(answer.code);
			if (answer.code === 200) expectShape(call, answer.data);
		},
	);
	// Few runs may find nothing of the shop's; this one does.
	const known =
		typeof example === "function" ? await example(opened.shop) : example;
	await fc.assert(property, {
		seed,
		numRuns: runsPerCall,
		examples: isAnswered ? [[asRequest(known)]] : [],
	});
	if (isAnswered) expect(codes.get(200)).toBeGreaterThan(0);
}

/** Sends calls of one part what their contracts allow, what they forbid, and what has broken shops before. */
export function fuzzCalls(part: keyof typeof fuzzParts): void {
	let shop: TestShop;
	let wire: Wire;
	let restoreStaff: () => Promise<void>;
	const calls = routes.map(({ call }) => call).filter(fuzzParts[part]);

	beforeAll(async () => {
		process.stdout.write(`FUZZ_SEED=${seed} repeats ${part}\n`);
		shop = await openTestShop();
		restoreStaff = await accountsAsTheyWere(shop);
		// Signatures are read and compared, but do not stop the input from going further in, nor do limits.
		wire = shop.openAnother(
			{ signatureMode: "report" },
			{ limits: noLimits },
		).wire;
	});
	// A call that was tried may have dismissed those who make the next.
	beforeEach(() => restoreStaff());
	afterAll(() => shop.close());

	test.each(calls.map((call) => [rowOf(call), call] as const))(
		"%s answers right input by its contract and refuses all other input",
		(_, call) => fuzz({ shop, wire }, call),
		limitMs,
	);
}
