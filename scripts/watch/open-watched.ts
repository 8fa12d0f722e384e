import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenGateway, openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { openProxy, type StoreProxy } from "@/gateway/testing/open-proxy";
import {
	openTestShop,
	type TestShop,
	testSecret,
	testTokenSecret,
} from "@/gateway/testing/test-shop";
import { openWire, type Wire } from "@/gateway/testing/wire";
import { hosted } from "@/lib/transport/gateway-transport";
import { serveCalls } from "@/server/calls";
import type { Handler } from "@/server/handler";
import { openTestHost, type TestHost } from "@/server/testing/open-test-host";

export const token = "a token of the tests that looks";

export interface Watched {
	shop: TestShop;
	host: TestHost;
	opened: OpenGateway;
	/** Asks the gateway itself. */
	wire: Wire;
	/** Between the gateway and its database. */
	proxy: StoreProxy;
	/** The answer of `/metrics`. */
	read: () => Promise<string>;
	/** What a metric comes to, over all series that bear these labels; nothing is nought. */
	sum: (name: string, labels?: string) => Promise<number>;
	close: () => Promise<void>;
}

/** A gateway as settings make it, hosted in this process behind a host, as `npm start` has them. */
export async function openWatched(framework: Handler): Promise<Watched> {
	const shop = await openTestShop();
	const proxy = await openProxy(shop.url);
	const environment = {
		DATABASE_URL: proxy.url,
		DATABASE_CONNECTIONS_MAX: "2",
		SIGNATURE_SECRET: testSecret,
		TOKEN_SECRET: testTokenSecret,
		INTERNAL_SECRET: testSecret,
		METRICS_TOKEN: token,
		LOG_LEVEL: "silent",
		ALLOW_LOCAL_PROVIDERS: "1",
		DATA_DIR: mkdtempSync(join(tmpdir(), "watched-")),
		NODE_ENV: "test",
	} as const;
	Object.assign(process.env, environment);
	const opened = openGateway(readGatewaySettings(environment));
	hosted().opened = opened;
	const host = await openTestHost(framework, { calls: serveCalls() });
	const read = async () => {
		const headers = { authorization: `Bearer ${token}` };
		const { status, body } = await host.ask("/metrics", { headers });
		if (status !== 200) throw new Error(`/metrics answers ${status}`);
		return body;
	};
	return {
		shop,
		host,
		opened,
		proxy,
		read,
		wire: openWire(opened.gateway, testSecret),
		sum: async (name, labels) => sumOf(await read(), name, labels),
		close: async () => {
			await host.close();
			proxy.turn("open");
			await opened.close();
			await proxy.close();
			await shop.close();
		},
	};
}

/** One line a series: name, labels, value. */
const series = /^(\w+)(?:\{(.*)\})? (\S+)$/gm;

export function sumOf(text: string, name: string, labels = ""): number {
	let sum = 0;
	for (const [, found, borne = "", value] of text.matchAll(series))
		if (found === name && borne.includes(labels)) sum += Number(value);
	return sum;
}

export function namesIn(text: string): Set<string> {
	return new Set([...text.matchAll(series)].map(([, name = ""]) => name));
}
