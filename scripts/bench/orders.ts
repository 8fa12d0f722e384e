import { eq } from "drizzle-orm";
import { orderTabs } from "@/gateway/contract/sales/order-list-terms";
import { openDatabase } from "@/gateway/db/client";
import {
	samplePassword as password,
	samplePasswordHash as passwordHash,
} from "@/gateway/db/sample/accounts";
import { account } from "@/gateway/db/schema/account";
import { openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { growOrders } from "@/gateway/testing/grow-orders";
import { openWire, type Wire } from "@/gateway/testing/wire";
import { copyCatalogue } from "./catalogue";
import { publish } from "./document";
import { markdownTable, median, quantile } from "./figures";

// How long a shopper with 10,000 orders waits for a list of them, through the whole gateway in one process:
// `npm run bench:orders`. They are made in a copy of the catalogue, and gone afterwards.

const orders = 10_000;
const email = "bench-orders@example.com";
const asked = 120;
const secret = "signature-of-a-benchmark";

type Query = Record<string, string | number>;

const questions: [string, string, Query][] = [
	...orderTabs.map((tab): [string, string, Query] => [
		`tab ${tab}`,
		"list",
		{ tab },
	]),
	["page 200", "list", { page: 200 }],
	["a word of one order", "list", { keyword: "own77x" }],
	["a word of all orders", "list", { keyword: "common" }],
	["a word of all orders, page 200", "list", { keyword: "common", page: 200 }],
	["counts", "data", {}],
];

async function makeOrders(databaseUrl: string): Promise<void> {
	const { db, close } = openDatabase(databaseUrl, {
		connectionsMax: 1,
		onLost: () => {},
	});
	try {
		await db.insert(account).values({
			kind: "member",
			nickname: "Bench",
			email,
			passwordHash,
			locale: "en",
			createdAt: new Date(),
		});
		const [owner] = await db
			.select()
			.from(account)
			.where(eq(account.email, email));
		await growOrders(db, { accountId: owner?.id ?? 0, orders });
		await db.execute("vacuum analyze");
	} finally {
		await close();
	}
}

async function ask(
	wire: Wire,
	token: string,
	[name, call, query]: (typeof questions)[number],
): Promise<string[]> {
	const times: number[] = [];
	// The first ones warm up.
	for (let at = -10; at < asked; at += 1) {
		const startedAt = performance.now();
		const path = `/api/front/order/${call}`;
		const { code, text } = await wire.get(path, query, { token });
		if (code !== 200) throw new Error(`${name} was answered with ${text}`);
		if (at >= 0) times.push(performance.now() - startedAt);
	}
	return [name, median(times).toFixed(1), quantile(times, 0.99).toFixed(1)];
}

const { url: databaseUrl, drop } = await copyCatalogue(1_000);
await makeOrders(databaseUrl);
const open = openGateway(
	readGatewaySettings({
		DATABASE_URL: databaseUrl,
		SIGNATURE_SECRET: secret,
		INTERNAL_SECRET: secret,
		TOKEN_SECRET: secret.padEnd(32, "."),
		ALLOW_LOCAL_PROVIDERS: "1",
		LOG_LEVEL: "error",
		NODE_ENV: "production",
	}),
);
try {
	const wire = openWire(open.gateway, secret);
	const login = "/api/front/login/email";
	const { data } = await wire.post(login, { email, password });
	const rows: string[][] = [];
	for (const question of questions)
		rows.push(await ask(wire, data.token, question));
	const head = ["asked for", "p50 ms", "p99 ms"];
	publish("orders", markdownTable(head, rows));
} finally {
	await open.close();
	await drop();
}
