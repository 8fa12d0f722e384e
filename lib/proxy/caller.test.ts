/** @jest-environment node */
import { SignJWT } from "jose";
import { gatewayHeaders } from "../transport/gateway-headers";
import { callerOf } from "./caller";

beforeAll(() => {
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
});

async function request(
	strategy: string,
): Promise<{ token: string; request: Request }> {
	const token = await new SignJWT({ uid: 7, strategy })
		.setProtectedHeader({ alg: "HS256" })
		.sign(new TextEncoder().encode("any key, it is not checked here 1234"));
	const hint = encodeURIComponent(
		JSON.stringify({ uid: 7, nickname: "阿 Kit", kind: "member" }),
	);
	return {
		token,
		request: new Request("http://localhost/api/front/user/info", {
			headers: {
				cookie: `session=${token}; hk-user=${hint}`,
				"user-agent": "A browser",
				altcha: "solved",
				"idempotency-key": "once-and-no-more",
				"x-client-address": "203.0.113.9",
			},
		}),
	};
}

function headersOf(caller: ReturnType<typeof callerOf>): Headers {
	const payload = undefined;
	return gatewayHeaders({ locale: "en", caller, payload, timestamp: "1" });
}

test("a browser's session becomes the headers of the protocol", async () => {
	const { token, request: asked } = await request("password");
	const headers = headersOf(callerOf(asked));
	expect(headers.get("authori-zation")).toBe(token);
	expect(headers.get("authorization")).toBe(`Bearer ${token}`);
	expect(headers.get("uid")).toBe("7");
	expect(headers.get("username")).toBe(encodeURIComponent("阿 Kit"));
	expect(headers.get("x-client-agent")).toBe("A browser");
	expect(headers.get("altcha")).toBe("solved");
	expect(headers.get("idempotency-key")).toBe("once-and-no-more");
	expect(headers.has("x-access-token")).toBe(false);
});

test("a session opened by SMS code names its token once more", async () => {
	const { token, request: asked } = await request("captcha");
	expect(headersOf(callerOf(asked)).get("x-access-token")).toBe(token);
});

test("the address that a client names for itself goes nowhere", async () => {
	const { request: asked } = await request("password");
	expect(headersOf(callerOf(asked)).has("x-client-address")).toBe(false);
});

test.each(["", "session=", "session=nonsense; hk-user=nonsense"])(
	"cookies like %p break nothing",
	(cookie) => {
		const asked = new Request("http://localhost/", { headers: { cookie } });
		expect(() => headersOf(callerOf(asked))).not.toThrow();
	},
);
