import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { freePort } from "@/gateway/testing/free-port";
import { openStandIn, type StandIn } from "@/gateway/testing/open-stand-in";
import { describeCertificate } from "./certificate";
import { lookAt } from "./testing/look-at";
import { makeCertificate } from "./testing/make-certificate";

const msPerDay = 86_400_000;
const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const close of closings.splice(0)) await close();
});

async function open(answer: Parameters<typeof openStandIn>[0]) {
	const standIn: StandIn = await openStandIn(answer);
	closings.push(standIn.close);
	return standIn.url;
}

async function openMail(options: SMTPServerOptions) {
	const server = new SMTPServer({
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		...options,
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	closings.push(() => new Promise((closed) => server.close(closed)));
	const { port } = server.server.address() as AddressInfo;
	return `127.0.0.1:${port}`;
}

const mailFrom = { MAIL_FROM: "Harbour Market <shop@example.com>" };

test("a mail server that refuses the password is a fault, and the password is not said", async () => {
	const host = await openMail({
		onAuth: ({ password = "" }, _, done) =>
			done(Object.assign(new Error(`not ${password}`), { responseCode: 535 })),
	});
	const settings = { ...mailFrom, SMTP_URL: `smtp://shop:so-secret-1@${host}` };
	expect(await lookAt(settings, "mail")).toEqual([
		{
			name: "mail",
			level: "fail",
			what: "the mail server refuses the user or the password (535)",
			remedy: "correct SMTP_URL, or start that mail server",
		},
	]);
});

test("a mail server that takes nobody in is a fault with what it replied", async () => {
	const host = await openMail({
		onConnect: (_, done) =>
			done(Object.assign(new Error("closed"), { responseCode: 554 })),
	});
	const settings = { ...mailFrom, SMTP_URL: `smtp://${host}` };
	expect(await lookAt(settings, "mail")).toEqual([
		expect.objectContaining({
			level: "fail",
			what: "the mail server refuses (554)",
		}),
	]);
});

test("a mail server, a Redis, an SMS service and a gateway that are away are faults", async () => {
	const away = `127.0.0.1:${await freePort()}`;
	const lines = await lookAt(
		{
			...mailFrom,
			SMTP_URL: `smtp://${away}`,
			SMS_URL: `http://${away}`,
			SMS_TOKEN: "of the tests",
			REDIS_URL: `redis://${away}`,
		},
		"mail",
		"redis",
		"sms",
	);
	expect(lines.map(({ name, level }) => [name, level])).toEqual([
		["redis", "fail"],
		["mail", "fail"],
		["sms", "fail"],
	]);
	const elsewhere = { GATEWAY_URL: `http://${away}` };
	expect(await lookAt(elsewhere, "gateway")).toEqual([
		expect.objectContaining({ level: "fail" }),
	]);
});

test.each([
	[401, "fail", "correct SMS_TOKEN"],
	[503, "fail", "correct SMS_URL, or ask that service whether it is well"],
	[405, "ok", undefined],
])(
	"an SMS service that answers %d is told as %s",
	async (status, level, remedy) => {
		const asked: string[] = [];
		const SMS_URL = await open(({ method = "" }, response) => {
			asked.push(method);
			response.writeHead(status).end();
		});
		const [line] = await lookAt({ SMS_URL, SMS_TOKEN: "token" }, "sms");
		expect([line?.level, line?.remedy]).toEqual([level, remedy]);
		expect(asked).toEqual(["HEAD"]);
	},
);

test("a shop that runs holds its port, and another program does too", async () => {
	const alive = await open(({ url }, response) =>
		response.end(
			JSON.stringify({ status: url === "/readyz" ? "ready" : "alive" }),
		),
	);
	const other = await open((_, response) => response.end("a page"));
	const lookAtPort = (url: string) =>
		lookAt({ PORT: new URL(url).port, SITE_URL: url }, "port", "proxy");
	expect((await lookAtPort(alive)).map(({ level }) => level)).toEqual([
		"ok",
		"ok",
	]);
	expect(await lookAtPort(other)).toEqual([
		expect.objectContaining({
			name: "port",
			level: "fail",
			remedy: "stop that one, or set PORT to a free port",
		}),
	]);
});

test("a shop that takes no requests says why", async () => {
	const url = await open((request, response) => {
		const isReady = request.url === "/readyz";
		response.writeHead(isReady ? 503 : 200);
		response.end(
			JSON.stringify(
				isReady ? { reason: "databaseAway" } : { status: "alive" },
			),
		);
	});
	expect(await lookAt({ PORT: new URL(url).port }, "port")).toEqual([
		expect.objectContaining({
			level: "warn",
			what: expect.stringContaining("databaseAway"),
		}),
	]);
});

test("an address of the shop behind which something else answers is a fault", async () => {
	const shop = await open((_, response) =>
		response.end(JSON.stringify({ status: "alive" })),
	);
	const other = await open((_, response) => response.end("a page"));
	const settings = { PORT: new URL(shop).port, SITE_URL: other };
	expect(await lookAt(settings, "proxy")).toEqual([
		expect.objectContaining({ level: "fail" }),
	]);
});

test.each([
	[0, "ok"],
	[60_000, "warn"],
	[3_600_000, "fail"],
	[-3_600_000, "fail"],
])(
	"a clock %d ms away from the one at SITE_URL is told as %s",
	async (byMs, level) => {
		const SITE_URL = await open((_, response) => {
			response.setHeader("date", new Date(Date.now() + byMs).toUTCString());
			response.end();
		});
		expect(await lookAt({ SITE_URL }, "clock")).toEqual([
			expect.objectContaining({ level }),
		]);
	},
);

test("a host that no name server knows is a fault of SITE_URL", async () => {
	const SITE_URL = "https://nowhere.invalid";
	expect(await lookAt({ SITE_URL }, "site")).toEqual([
		expect.objectContaining({
			level: "fail",
			what: "no name server knows nowhere.invalid",
		}),
	]);
});

/** Shows it at an address of this machine, and what is said of it by one who trusts its maker or does not. */
async function showCertificate({
	host = "localhost",
	days = 60,
	isTrusted = true,
	protocols = ["h2", "http/1.1"],
}) {
	const from = new Date(Date.now() - 90 * msPerDay);
	const until = new Date(Date.now() + days * msPerDay + msPerDay / 2);
	const { key, cert } = makeCertificate(host, from, until);
	const server = createHttpsServer({
		key,
		cert,
		ALPNProtocols: protocols,
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	closings.push(() => new Promise((closed) => server.close(() => closed())));
	const { port } = server.address() as AddressInfo;
	return describeCertificate(new URL(`https://localhost:${port}`), {
		signal: AbortSignal.timeout(60_000),
		...(isTrusted && { ca: cert }),
	});
}

test.each([
	{ days: 60, level: "ok", what: /^its certificate holds for 60 more days$/ },
	{ days: 5, level: "warn", what: /^its certificate holds for 5 more days$/ },
	{ days: -3, level: "fail", what: /^its certificate ended \d days ago$/ },
	{
		isTrusted: false,
		level: "fail",
		what: /^browsers refuse its certificate: /,
	},
	{
		host: "shop.example",
		level: "fail",
		what: /^browsers refuse its certificate: /,
	},
])(
	"a certificate of localhost with $days days left, but for $host $isTrusted, is told as $level",
	async ({ level, what, ...shown }) => {
		expect(await showCertificate(shown)).toEqual([
			expect.objectContaining({
				level,
				what: expect.stringMatching(what),
			}),
		]);
	},
);

test("a proxy that offers browsers no HTTP/2 is told beside its certificate", async () => {
	expect(await showCertificate({ protocols: ["http/1.1"] })).toEqual([
		expect.objectContaining({ level: "ok" }),
		expect.objectContaining({
			level: "warn",
			what: expect.stringContaining("HTTP/2"),
		}),
	]);
});
