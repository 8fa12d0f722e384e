import { lookAt } from "./testing/look-at";

const linesOf = async (settings: Record<string, string>) =>
	(await lookAt(settings, "settings")).map(({ level, what }) => [level, what]);

test("every setting that is wrong is told with its remedy, each once", async () => {
	expect(
		await linesOf({
			PORT: "http",
			SITE_URL: "shop",
			SHUTDOWN_DELAY_MS: "-1",
			TOKEN_SECRET: "short",
			SMTP_URL: "smtp://127.0.0.1",
		}),
	).toEqual([
		["fail", "TOKEN_SECRET is too short; set 32 characters or more"],
		["fail", expect.stringMatching(/^SITE_URL must be the public address/)],
		["fail", "PORT (http) must be a port number from 1 to 65535"],
		["fail", expect.stringMatching(/^SHUTDOWN_DELAY_MS \(-1\) must be/)],
		[
			"fail",
			"MAIL_FROM is missing; it belongs to SMTP_URL, set both or neither",
		],
	]);
});

test("a shop on a database server without providers is told what it lacks, and that alone", async () => {
	const lines = await lookAt(
		{
			DATABASE_URL: "postgresql://127.0.0.1:1/shop",
			ALLOW_LOCAL_PROVIDERS: "",
		},
		"settings",
		"mail",
		"sms",
		"payment",
	);
	expect(lines.map(({ name, what }) => [name, what.split(";")[0]])).toEqual([
		["settings", "SMTP_URL is missing"],
		["settings", "SMS_URL is missing"],
		["settings", "STRIPE_SECRET_KEY is missing"],
	]);
});

test("a storefront of a gateway elsewhere is asked for its own settings alone", async () => {
	expect(
		await linesOf({
			GATEWAY_URL: "http://127.0.0.1:1",
			SMTP_URL: "mail.example",
			INTERNAL_SECRET: "sixteen characters",
		}),
	).toEqual([["fail", expect.stringMatching(/^SIGNATURE_SECRET is missing/)]]);
});

test("stand-ins of providers are told as such", async () => {
	const lines = await lookAt({}, "mail", "sms", "payment");
	expect(lines.map(({ name, level }) => [name, level])).toEqual([
		["mail", "warn"],
		["sms", "warn"],
		["payment", "warn"],
	]);
});

test("secrets that examples show, or that serve two ends, are told without being said", async () => {
	const lines = await lookAt(
		{
			TOKEN_SECRET: "changemechangemechangemechangeme",
			SIGNATURE_SECRET: "9f86d081884c7d659a2feaa0c55ad015",
			INTERNAL_SECRET: "9f86d081884c7d659a2feaa0c55ad015",
		},
		"secrets",
	);
	expect(lines.map(({ level }) => level)).toEqual(["fail", "warn"]);
	expect(lines[0]?.what).toBe("TOKEN_SECRET is a word that stands in examples");
	expect(JSON.stringify(lines)).not.toContain("9f86d0");
});
