import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port";

const recipe = resolve("deploy/pgbouncer/pgbouncer.ini");
const openLimitMs = 30_000;
/** PgBouncer and PostgreSQL refuse to be root. */
export const unprivileged =
	process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export const hasPooler = !spawnSync("pgbouncer", ["--version"]).error;

export interface Pooler {
	/** A database of the server behind it. */
	urlOf: (database: string) => string;
	close: () => Promise<void>;
}

interface Options {
	/** Of PostgreSQL for each database: few, so that sessions are shared. */
	sessions?: number;
	/** How long a statement may take, in the place of what the recipe grants a shop. */
	statementMs?: number;
}

/** PgBouncer with the recipe of `deploy/pgbouncer` before all databases of a server. */
export async function openPooler(
	serverUrl: string,
	{ sessions = 3, statementMs }: Options = {},
): Promise<Pooler> {
	const { host, port: behind, user, password } = new Client(serverUrl);
	const folder = mkdtempSync(join(tmpdir(), "harbour-pooler-"));
	chmodSync(folder, 0o755);
	const port = await freePort();
	const signIn = `user=${user}${password ? ` password=${password}` : ""}`;
	const file = join(folder, "pgbouncer.ini");
	writeFileSync(
		file,
		readFileSync(recipe, "utf8")
			.replace(
				"harbour = host=127.0.0.1 port=5432 dbname=harbour",
				`* = host=${host} port=${behind} ${signIn}`,
			)
			.replace(/(?<=statement_timeout = )\d+/, (granted) =>
				String(statementMs ?? granted),
			)
			.replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
			.replace("auth_type = scram-sha-256", "auth_type = any")
			.replace(/auth_file = .+\n/, "")
			.replace(/default_pool_size = \d+/, `default_pool_size = ${sessions}`),
	);
	const child = spawn("pgbouncer", ["--quiet", file], {
		...unprivileged,
		stdio: ["ignore", "ignore", "inherit"],
	});
	process.once("exit", () => child.kill("SIGKILL"));
	const urlOf = (database: string) =>
		`postgresql://${user}@127.0.0.1:${port}/${database}`;
	await untilOpen(urlOf("postgres"), child);
	return {
		urlOf,
		close: async () => {
			const exited = new Promise((done) => child.once("exit", done));
			child.kill("SIGKILL");
			await exited;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Until what listens there answers a statement. */
export async function untilOpen(
	connectionString: string,
	child: Pick<ChildProcess, "exitCode">,
): Promise<void> {
	const limit = performance.now() + openLimitMs;
	while (child.exitCode === null) {
		const client = new Client({ connectionString });
		client.on("error", () => {});
		try {
			await client.connect();
			await client.query("select 1");
			return;
		} catch (error) {
			if (performance.now() > limit) throw error;
			await wait(50);
		} finally {
			await client.end().catch(() => undefined);
		}
	}
	throw new Error(`${connectionString} ended before it opened`);
}
