/** @jest-environment node */
import { answerTo } from "./answer";

const token = "header.claims.signature";
const session = {
	token,
	uid: 7,
	nickname: "阿 Kit %",
	kind: "member",
	strategy: "email",
};
const loginPath = "/api/front/login/email";

beforeAll(() => {
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
});

function envelope(data: unknown, code = 200, status = 200): Response {
	return Response.json({ code, message: "", data }, { status });
}

async function handOn(path: string, answer: Response, hasSession = false) {
	const { response, opens } = await answerTo({ path, hasSession }, answer);
	return {
		opens,
		text: await response.clone().text(),
		body: await response.json(),
		cookies: response.headers.getSetCookie(),
		headers: response.headers,
	};
}

test("a token goes into a cookie that no script reads, and nowhere else", async () => {
	const { text, body, cookies, opens } = await handOn(
		loginPath,
		envelope(session),
	);
	expect(opens).toBe(true);
	expect(text).not.toContain(token);
	expect(body.data).toEqual({
		uid: 7,
		nickname: "阿 Kit %",
		kind: "member",
		strategy: "email",
	});
	const [credential, hint, ...others] = cookies;
	expect(others).toEqual([]);
	expect(credential?.split("; ").sort()).toEqual([
		"HttpOnly",
		"Max-Age=604800",
		"Path=/",
		"SameSite=Lax",
		`session=${token}`,
	]);
	expect(hint).toMatch(/^hk-user=/);
	expect(hint).not.toMatch(/HttpOnly/i);
	expect(hint).not.toContain(token);
});

test.each([
	"/api/front/login/mobile/password",
	"/api/front/login/mobile/captcha",
	"/api/front/login/register/visitor",
	"/api/front/login/twitter",
	"/api/front/login/facebook",
])("%s opens a session the same way", async (path) => {
	const { text, cookies } = await handOn(path, envelope(session));
	expect(text).not.toContain(token);
	expect(cookies).toHaveLength(2);
});

test("a claimed QR code opens one too", async () => {
	const path = "/api/front/login/qr/claim";
	const { text, body, cookies } = await handOn(
		path,
		envelope({ state: "confirmed", session }),
	);
	expect(text).not.toContain(token);
	expect(body.data).toMatchObject({ state: "confirmed", session: { uid: 7 } });
	expect(cookies).toHaveLength(2);
	const waiting = await handOn(
		path,
		envelope({ state: "waiting", session: null }),
	);
	expect(waiting.cookies).toEqual([]);
	expect(waiting.body.data).toEqual({ state: "waiting", session: null });
});

test("another gateway may answer the token alone, with its scheme in front", async () => {
	const { cookies, body } = await handOn(
		loginPath,
		envelope({ token: `Bearer ${token}` }),
	);
	expect(cookies[0]).toContain(`session=${token};`);
	expect(body.data).not.toHaveProperty("token");
});

test("what only looks like a token stays: the way to another service needs its own", async () => {
	const answer = {
		authorizationURL: "https://x",
		token: "t",
		tokenSecret: "s",
	};
	const { body, cookies } = await handOn(
		"/api/front/login/twitter/request/token",
		envelope(answer),
	);
	expect(body.data).toEqual(answer);
	expect(cookies).toEqual([]);
});

test("a refused sign-in sets nothing", async () => {
	const { cookies, opens } = await handOn(
		loginPath,
		envelope(null, 400, 400),
		true,
	);
	expect(cookies).toEqual([]);
	expect(opens).toBe(false);
});

test.each([401, 410_000, 410_001, 410_002])(
	"code %i takes an ended session out of the browser, whatever the status",
	async (code) => {
		const answer = () => envelope(null, code);
		const { cookies } = await handOn("/api/front/user/info", answer(), true);
		expect(cookies).toHaveLength(2);
		for (const cookie of cookies) expect(cookie).toContain("Max-Age=0");
		expect((await handOn("/api/front/user/info", answer())).cookies).toEqual(
			[],
		);
	},
);

test("signing out takes the session out of the browser even when the gateway fails", async () => {
	const { response } = await answerTo(
		{ path: "/api/front/login/logout", hasSession: true },
		new Response("broken", { status: 500 }),
	);
	expect(response.headers.getSetCookie()).toHaveLength(2);
});

test("no answer may be kept by anybody", async () => {
	const { headers } = await handOn(loginPath, envelope(session));
	expect(headers.get("cache-control")).toBe("private, no-store");
});

test("a file is sent on while it comes, under its name and for nobody else", async () => {
	let isRead = false;
	const body = new ReadableStream(
		{
			pull: (controller) => {
				isRead = true;
				controller.enqueue(new TextEncoder().encode("a,b"));
				controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
	const file = new Response(body, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": 'attachment; filename="orders.csv"',
		},
	});
	const path = "/api/operator/order/export";
	const { response } = await answerTo({ path, hasSession: true }, file);
	expect(isRead).toBe(false);
	expect(response.headers.get("content-disposition")).toContain("orders.csv");
	expect(response.headers.get("cache-control")).toBe("private, no-store");
	expect(await response.text()).toBe("a,b");
});
