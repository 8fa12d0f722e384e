import { parseEnv } from "node:util";
import { migrationPatienceMs } from "@/gateway/db/migrate";
import { readDepartureSettings } from "@/gateway/departure-settings";
import { readGatewaySettings, SettingError } from "@/gateway/settings";
import { readAllSettings } from "../doctor/settings";
import { examples, read, readKubernetes, readUnit, readYaml } from "./recipes";

const [, tables = ""] = read("docs/operating.md").split("\n## Settings\n");
const rows = [
	...tables.matchAll(/^\| `([A-Z0-9_]+)` \| [^|]+ \| (?:`([^`|]+)` \|)?/gm),
].map(([, name = "", example]) => ({ name, example }));
const known = new Set(["NODE_ENV", ...rows.map(({ name }) => name)]);

test("every setting of the operator's document has an example, and a shop starts with all of them", () => {
	const without = rows.filter(({ example }) => !example);
	expect(without.map(({ name }) => name)).toEqual([]);
	const made = "$(openssl rand -hex 32)";
	const values = rows.map(({ name, example }) => [
		name,
		example === made ? "5".repeat(64) : example,
	]);
	const { GATEWAY_URL, ...all } = Object.fromEntries(values);
	for (const environment of [all, { ...all, GATEWAY_URL }])
		expect(readAllSettings(environment).faults).toEqual([]);
	expect(rows.length).toBeGreaterThan(50);
});

const compose = readYaml("deploy/compose.yaml");
const web = compose.services["web-1"];
const ofUnit = Object.fromEntries(
	(readUnit().Environment ?? "").split(" ").map((pair) => pair.split("=")),
);

test.each([
	[
		"the environment file",
		// PostgreSQL's own image reads it.
		Object.keys(examples.environment()).filter(
			(name) => name !== "POSTGRES_PASSWORD",
		),
	],
	["compose", Object.keys(web.environment)],
	["the unit", Object.keys(ofUnit)],
	["Kubernetes", Object.keys(examples.kubernetes())],
])("every setting that %s names is one that the shop knows", (_, names) => {
	expect(names.filter((name) => !known.has(name))).toEqual([]);
	expect(names.length).toBeGreaterThan(0);
});

/** As somebody would have filled it in. */
const filled = {
	DATABASE_URL: "postgresql://harbour:password@postgres:5432/harbour",
	FPS_ID: "1234567",
	FPS_NAME: "HARBOUR MARKET",
	SIGNATURE_SECRET: "s".repeat(64),
	TOKEN_SECRET: "t".repeat(64),
	INTERNAL_SECRET: "i".repeat(64),
	METRICS_TOKEN: "m".repeat(64),
	STRIPE_SECRET_KEY: "sk_live",
	STRIPE_PUBLISHABLE_KEY: "pk_live",
	STRIPE_WEBHOOK_SECRET: "whsec_live",
};

describe.each(Object.entries(examples))("the example for %s", (_, example) => {
	test("starts a shop once its secrets are filled in", () => {
		const settings = { ...example(), ...filled };
		expect(readGatewaySettings(settings).SITE_URL).toBe("https://shop.example");
		expect(example()).toMatchObject({ SAMPLE_SHOP: "0", TRUST_PROXY: "1" });
	});

	test.each(["SIGNATURE_SECRET", "TOKEN_SECRET", "INTERNAL_SECRET"])(
		"starts no shop while %s is what everybody can read",
		(name) => {
			const settings = { ...example(), ...filled };
			const left = { ...settings, [name]: example()[name] };
			expect(() => readGatewaySettings(left)).toThrow(SettingError);
			expect(() => readGatewaySettings(left)).toThrow(name);
		},
	);
});

test("compose starts nothing while PostgreSQL has no password", () => {
	expect(parseEnv(read("deploy/env.example")).POSTGRES_PASSWORD).toBe("");
	const asked = "${POSTGRES_PASSWORD:?";
	expect(compose.services.postgres.environment.POSTGRES_PASSWORD).toContain(
		asked,
	);
	expect(web.environment.DATABASE_URL).toContain(asked);
});

/** As docker, systemd and Kubernetes are told to wait. */
const patience = {
	compose: Number.parseInt(web.stop_grace_period, 10),
	systemd: Number(readUnit().TimeoutStopSec),
	Kubernetes:
		readKubernetes("deployment.yaml").spec.template.spec
			.terminationGracePeriodSeconds,
};

test.each(Object.entries(patience))(
	"%s waits longer for a node to end than the node needs",
	(_, seconds) => {
		for (const example of Object.values(examples)) {
			const { limitMs } = readDepartureSettings(example());
			expect(seconds * 1_000).toBeGreaterThan(limitMs);
		}
	},
);

/** A node listens once the database is migrated; who kills it before that begins a long migration again and again. */
test.each([
	["Kubernetes", startupSeconds()],
	["the image's health check", startPeriodSeconds()],
])(
	"%s lets a node wait for a table and migrate a large shop before it says anything",
	(_, seconds) => {
		expect(seconds * 1_000).toBeGreaterThanOrEqual(3 * migrationPatienceMs);
	},
);

function startupSeconds(): number {
	const [{ startupProbe }] =
		readKubernetes("deployment.yaml").spec.template.spec.containers;
	return startupProbe.periodSeconds * startupProbe.failureThreshold;
}

function startPeriodSeconds(): number {
	return Number(/--start-period=(\d+)s/.exec(read("Dockerfile"))?.[1]);
}

test("Kubernetes reports no roll-out as failed while a node may still start", () => {
	const { progressDeadlineSeconds } = readKubernetes("deployment.yaml").spec;
	expect(progressDeadlineSeconds).toBeGreaterThan(startupSeconds());
});

test("as many nodes as Kubernetes may start share a hundred connections", () => {
	const { maxReplicas } = readKubernetes("autoscaler.yaml").spec;
	const { maxSurge } =
		readKubernetes("deployment.yaml").spec.strategy.rollingUpdate;
	const { DATABASE_CONNECTIONS_MAX } = examples.kubernetes();
	const ofNode = Number(DATABASE_CONNECTIONS_MAX) + 3;
	expect((maxReplicas + maxSurge) * ofNode).toBeLessThan(100);
});
