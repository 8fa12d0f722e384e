import { join } from "node:path";
import { buildWhenStale } from "../start/build";
import { hostFile } from "../start/build-host";
import { Lifetime } from "../start/lifetime";
import { refreshPages } from "../start/open-pages";
import { thriftily } from "../start/web-memory";
import { openCatalogue } from "./catalogue";
import { renderedSearch, storedPages } from "./public-pages";
import { type Served, serve } from "./serve";

export const root = join(import.meta.dirname, "../..");

const secret = "benchmark-of-this-machine";
export const shopEnvironment = {
	...process.env,
	NODE_ENV: "production" as const,
	NEXT_TELEMETRY_DISABLED: "1",
	SIGNATURE_SECRET: secret,
	INTERNAL_SECRET: secret,
	TOKEN_SECRET: secret.padEnd(32, "."),
	ALLOW_LOCAL_PROVIDERS: "1",
	LOG_LEVEL: "error",
};

/** The shop of `npm start`, built from these sources, on a thousand goods unless a database is named. */
export async function serveShop(
	databaseUrl?: string,
	changed: Record<string, string> = {},
): Promise<Served> {
	await buildWhenStale(root, new Lifetime());
	const env = {
		...shopEnvironment,
		DATABASE_URL: databaseUrl ?? (await openCatalogue(1_000)),
		...changed,
	};
	const { flags, environment } = thriftily(process.env);
	const shop = await serve({
		argv: () => [
			...flags,
			hostFile(join(root, process.env.NEXT_DIST_DIR || ".next")),
		],
		cwd: root,
		env: { ...env, ...environment },
		path: "/healthz",
	});
	await refreshPages(shop.address, secret);
	for (const path of [...Object.values(storedPages), renderedSearch])
		for (let visit = 0; visit < 3; visit += 1)
			await (await fetch(shop.address + path)).arrayBuffer();
	return shop;
}

export async function serveGateway(): Promise<Served> {
	return serve({
		argv: () => ["--import", "tsx", "gateway/serve.ts"],
		cwd: root,
		env: { ...shopEnvironment, DATABASE_URL: await openCatalogue(1_000) },
		path: "/api/front/product/detail/1",
	});
}

export const signatureSecret = secret;
