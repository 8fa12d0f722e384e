/** @jest-environment node */
import type { GatewayRequest } from "../transport/gateway-transport";
import { passAgent } from "./pass-agent";

const sent: GatewayRequest[] = [];
beforeAll(() => {
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
});
jest.mock("../transport/gateway-transport", () => ({
	sendToGateway: async (call: GatewayRequest) => {
		sent.push(call);
		return Response.json({}, { status: 201, headers: { secret: "kept" } });
	},
}));

afterEach(() => {
	sent.length = 0;
});

const ask = (init: RequestInit = {}) =>
	passAgent(new Request("https://shop.example/ucp/v1/carts", init));

test("a program's name, language, token and body go on, a session does not", async () => {
	const headers = {
		"ucp-agent": 'profile="https://platform.example/p.json"',
		"accept-language": "de, fr-CA;q=0.8, en;q=0.5",
		"content-type": "application/json",
		"idempotency-key": "of one command",
		"x-forwarded-for": "203.0.113.1",
		authorization: "Bearer of-a-link",
		cookie: "hk-session=somebody",
	};
	const answer = await ask({ method: "PUT", headers, body: "{}" });
	expect([answer.status, answer.headers.get("secret")]).toEqual([201, null]);
	expect(sent).toMatchObject([
		{
			method: "PUT",
			path: "/ucp/v1/carts",
			body: "{}",
			locale: "fr",
			headers: {
				"ucp-agent": headers["ucp-agent"],
				"idempotency-key": headers["idempotency-key"],
				authorization: headers.authorization,
			},
		},
	]);
	expect(JSON.stringify(sent)).not.toContain("somebody");
});

test.each([
	["a page of another site", 403, { headers: { origin: "https://a.example" } }],
	["another method", 405, { method: "DELETE" }],
])("%s is refused here", async (_, status, init) => {
	expect((await ask(init)).status).toBe(status);
	expect(sent).toEqual([]);
});
