import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "node:util";
import { buySomething } from "../../nodes/story";
import type { Image } from "../prepare-image";
import { memoryOfCompose, read, readYaml } from "../recipes";
import { type Node, runImage } from "../run-image";
import { name } from "./small-host";

interface Service {
	command?: string[];
	environment?: Record<string, string>;
	depends_on?: Record<string, { condition: string }>;
	healthcheck?: { test: string[]; interval: string; retries: number };
}

const services: Record<string, Service> = readYaml(
	"deploy/compose.yaml",
).services;

/** All services, each after those that it waits for. */
export function orderOfStart(): string[] {
	const order: string[] = [];
	const put = (service: string) => {
		if (order.includes(service)) return;
		for (const before of Object.keys(services[service]?.depends_on ?? {}))
			put(before);
		order.push(service);
	};
	for (const service of Object.keys(services)) put(service);
	return order;
}

/**
 * The services of the compose file as processes of this machine, in its order, each after the health checks that it waits
 * for. Of the two nodes each has a port of its own, since they share an address, and nginx is told them by it: the names
 * and the resolver of Docker are not played, nor its networks and volumes. Answers what was wrong.
 */
export async function serveCompose(
	image: Image,
	{ databaseUrl, machine }: { databaseUrl: string; machine: string },
): Promise<string[]> {
	const env = {
		...parseEnv(read("deploy/env.example")),
		SIGNATURE_SECRET: "s".repeat(64),
		TOKEN_SECRET: "t".repeat(64),
		INTERNAL_SECRET: "i".repeat(64),
		SAMPLE_SHOP: "1",
		ALLOW_LOCAL_PROVIDERS: "1",
		POSTGRES_PASSWORD: "p".repeat(32),
	};
	const nodes = new Map<string, Node>();
	const stops: (() => Promise<unknown>)[] = [];
	const faults: string[] = [];
	try {
		for (const service of orderOfStart()) {
			if (service === "postgres")
				writeAccount(databaseUrl, env.POSTGRES_PASSWORD);
			if (service === "redis") stops.push(runProgram(services.redis?.command));
			if (service.startsWith("web-"))
				nodes.set(
					service,
					await runImage(image, service, {
						memoryMax: memoryOfCompose,
						...env,
						...substituted(service, { databaseUrl, env }),
					}),
				);
			if (service === "nginx") stops.push(runNginx(nodes, machine));
			await untilWell(service, { nodes, databaseUrl });
			console.log(`compose: ${service} is well`);
		}
		console.log(`compose: order ${await buySomething(`https://${name}`)}`);
	} finally {
		for (const { stop } of nodes.values()) faults.push(...(await stop()));
		for (const stop of stops.reverse()) await stop();
	}
	return faults;
}

/** What the image of PostgreSQL makes of the service's environment. */
function writeAccount(databaseUrl: string, password: string): void {
	const { POSTGRES_USER, POSTGRES_DB } = services.postgres?.environment ?? {};
	for (const statement of [
		`create role ${POSTGRES_USER} superuser login password '${password}'`,
		`create database ${POSTGRES_DB} owner ${POSTGRES_USER}`,
	])
		execFileSync("psql", ["--quiet", "--command", statement, databaseUrl]);
}

/** A node's environment with what compose puts in, the server's port being ours. */
function substituted(
	service: string,
	{ databaseUrl, env }: { databaseUrl: string; env: NodeJS.Dict<string> },
): Record<string, string> {
	const { port } = new URL(databaseUrl);
	const { PORT: _, ...written } = services[service]?.environment ?? {};
	return Object.fromEntries(
		Object.entries(written).map(([key, value]) => [
			key,
			value
				.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_all, asked) => env[asked] ?? "")
				.replace("@postgres:5432", `@postgres:${port}`),
		]),
	);
}

/** Starts it; what is answered ends it. */
export function runProgram([program = "", ...args]: string[] = []) {
	const child = spawn(program, args, {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const exited = new Promise((settle) => child.once("exit", settle));
	process.once("exit", () => child.kill("SIGKILL"));
	return async () => {
		child.kill("SIGTERM");
		await exited;
	};
}

/** With both files that compose mounts; the certificate is the machine's. */
function runNginx(nodes: Map<string, Node>, machine: string) {
	const folder = mkdtempSync(join(tmpdir(), "harbour-compose-"));
	let upstream = read("deploy/nginx/nodes-of-compose.conf").replace(
		/^resolver .*\n/m,
		"",
	);
	for (const [service, { address }] of nodes)
		upstream = upstream.replace(
			`server ${service}:3000 resolve;`,
			`server ${new URL(address).host};`,
		);
	const site = read("deploy/nginx/shop.conf")
		.replaceAll("/etc/letsencrypt", `${machine}/etc/letsencrypt`)
		.replaceAll("/var/cache/nginx", folder);
	const file = join(folder, "nginx.conf");
	writeFileSync(
		file,
		`user root; daemon off; pid ${folder}/pid; error_log stderr error; events {} http { access_log off;\n${upstream}\n${site}\n}\n`,
	);
	return runProgram(["nginx", "-c", file]);
}

async function untilWell(
	service: string,
	{ nodes, databaseUrl }: { nodes: Map<string, Node>; databaseUrl: string },
): Promise<void> {
	const { test, interval, retries } = services[service]?.healthcheck ?? {};
	const node = nodes.get(service);
	const [, program = "", ...args] = test ?? [];
	const where =
		service === "postgres"
			? [`--port=${new URL(databaseUrl).port}`, "--host=127.0.0.1"]
			: [];
	const isWell = () =>
		node
			? node.checkHealth() === 0
			: spawnSync(program, [...args, ...where]).status === 0;
	for (let tries = 0; !isWell(); tries += 1) {
		if (tries >= (retries ?? 3)) throw new Error(`${service} is not well.`);
		await wait(Number.parseInt(interval ?? "1", 10) * 1_000);
	}
}
