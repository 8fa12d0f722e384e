import { openStandIn } from "@/gateway/testing/open-stand-in";
import {
	listConfigurations,
	listDomains,
} from "@/gateway/testing/stripe-account";
import { lookAt } from "./testing/look-at";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const close of closings.splice(0)) await close();
});

async function open(answer: Parameters<typeof openStandIn>[0]) {
	const standIn = await openStandIn(answer);
	closings.push(standIn.close);
	return standIn.url;
}

const liveKeys = {
	STRIPE_SECRET_KEY: "sk_live_of_the_tests",
	STRIPE_PUBLISHABLE_KEY: "pk_live_of_the_tests",
	STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
};

const harmless = [
	"GET /v1/balance",
	"GET /v1/payment_method_configurations",
	"GET /v1/payment_method_domains",
];

test.each([
	{ status: 200, changed: {}, level: "ok", what: "Stripe takes the key" },
	{
		status: 401,
		changed: {},
		level: "fail",
		what: "Stripe: the key is refused",
	},
	{ status: 403, changed: {}, level: "ok", what: "Stripe takes the key" },
	{
		status: 200,
		changed: { STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests" },
		level: "fail",
		what: "one of Stripe's keys is for tests and the other is not",
	},
	{
		status: 200,
		changed: {
			STRIPE_SECRET_KEY: "sk_test_of_the_tests",
			STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests",
		},
		level: "warn",
		what: "Stripe takes the key, which is for tests and takes no money",
	},
])(
	"where Stripe answers $status to keys with $changed the line is $level",
	async ({ status, changed, level, what }) => {
		const asked: (string | undefined)[] = [];
		const STRIPE_API_URL = await open(({ method, url }, response) => {
			asked.push(`${method} ${url}`);
			response.writeHead(status, { "content-type": "application/json" });
			response.end(
				JSON.stringify(
					status === 200
						? { object: "balance" }
						: { error: { message: "no", type: "invalid_request_error" } },
				),
			);
		});
		const lines = await lookAt(
			{ ...liveKeys, STRIPE_API_URL, ...changed },
			"payment",
		);
		expect(lines[0]).toMatchObject({ level, what });
		// Nothing is changed there; who is refused one thing may not have asked for the next.
		expect(asked).toContain("GET /v1/balance");
		expect(harmless).toEqual(
			expect.arrayContaining(asked.map((one) => one?.replace(/\?.*/, ""))),
		);
	},
);

test("the ways that Stripe's keys can be used for are told, those that are off, and a host that wallets are not registered for", async () => {
	const configurations = listConfigurations(new Set(["wechat_pay"]));
	const STRIPE_API_URL = await open(({ url = "" }, response) => {
		const { pathname, searchParams } = new URL(url, "http://stripe");
		const host = searchParams.get("domain_name") ?? "";
		const answers: Record<string, object> = {
			"/v1/balance": { object: "balance" },
			"/v1/payment_method_configurations": configurations.body,
			"/v1/payment_method_domains": listDomains(["another.example"], host).body,
		};
		response.end(JSON.stringify(answers[pathname]));
	});
	const SITE_URL = "https://shop.example";
	const settings = { ...liveKeys, STRIPE_API_URL, SITE_URL };
	expect((await lookAt(settings, "payment")).map(({ what }) => what)).toEqual([
		"Stripe takes the key",
		"Stripe takes cards, Alipay",
		"Apple Pay, Google Pay cannot be offered: Stripe does not know shop.example",
		"switched off at Stripe: WeChat Pay",
	]);
});

test("where Stripe does not say which ways are open, the doctor says that cards alone are offered", async () => {
	const STRIPE_API_URL = await open(({ url = "" }, response) => {
		const isBalance = url === "/v1/balance";
		response
			.writeHead(isBalance ? 200 : 403)
			.end(
				JSON.stringify(
					isBalance
						? { object: "balance" }
						: { error: { message: "no", type: "invalid_request_error" } },
				),
			);
	});
	const lines = await lookAt({ ...liveKeys, STRIPE_API_URL }, "payment");
	expect(lines[1]).toMatchObject({
		level: "warn",
		what: expect.stringContaining("cards alone are offered"),
	});
});

test("whether merchants can be paid through Stripe is told, where the settings say so", async () => {
	let isOpen = true;
	const STRIPE_API_URL = await open(({ url = "" }, response) => {
		if (!url.startsWith("/v2/core/accounts"))
			return response.end(JSON.stringify({ object: "list", data: [] }));
		response
			.writeHead(isOpen ? 200 : 403)
			.end(JSON.stringify(isOpen ? { data: [] } : { error: { code: "no" } }));
	});
	const lookAtConnect = async (changed: Record<string, string>) => {
		const settings = { ...liveKeys, STRIPE_API_URL, ...changed };
		const lines = await lookAt(settings, "payment");
		return lines.filter(({ what }) => /merchants|CONNECT/.test(what));
	};
	expect(await lookAtConnect({})).toEqual([]);
	const asked = { STRIPE_CONNECT: "1" };
	expect(await lookAtConnect(asked)).toMatchObject([{ level: "ok" }]);
	isOpen = false;
	expect(await lookAtConnect(asked)).toMatchObject([{ level: "warn" }]);
});
